import type { StoredOnboardingDraft } from "@marquee/domain/onboarding/sign-up.schema";
import { describe, expect, test } from "vitest";
import { exampleOnboarded, exampleSignUp } from "../fixtures/example-sign-up.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { captchaMachine } from "./captcha.machine.ts";
import { onboardingMachine } from "./onboarding.machine.ts";
import { signUpStepMachine, storeInfoStepMachine } from "./sign-up-step.machine.ts";
import { storedSignUpMachine } from "./stored-sign-up.machine.ts";
import { withoutSecrets } from "./stored-sign-up.model.ts";

const ids = { draftId: "d1", companyId: "c1", storeId: "s1" };
const quiet = { send: () => {} };
const fresh = { site: "CA", ids, resumes: false, remembered: null, signedUp: null } as const;
const next = (step: string) => actorDone(step, { way: "next" });
const typed = { type: "data.changed", data: exampleSignUp } as const;
const storedDraft = (step: StoredOnboardingDraft["step"], version = 3): StoredOnboardingDraft => ({
  step,
  data: withoutSecrets(exampleSignUp),
  mailedTo: null,
  updatedOn: "2026-03-01T18:00:00.000Z",
  expiresAt: "2026-03-31T18:00:00.000Z",
  version,
});
/** A sign-up with everything typed, at its last step. */
const atEnd = () =>
  walk(onboardingMachine, fresh).go(
    typed,
    next("signUpStep"),
    next("storeInfoStep"),
    next("chooseCategoryStep"),
    next("addressStep"),
  );

const captcha = { id: "p1", image: "", alternative: "", expiresAt: "" };

describe("a step", () => {
  const step = (data = exampleSignUp) =>
    walk(signUpStepMachine, { data, refusals: [], owner: quiet });

  test("[ONBOARD-M2] asks nothing while a rule is broken, and focuses the first broken field", () => {
    const broken = step({ ...exampleSignUp, firstName: "", mobileNo: "" }).go({
      type: "step.submitted",
    });
    expect(broken).toMatchObject({ value: "editing", started: [] });
    expect(broken.context.fields).toMatchObject({ focusField: "mobileNo", focusRequest: 1 });
  });

  test("[ONBOARD-M2] [ONBOARD-M3] goes on once the server has nothing against it, and back at any time", () => {
    const checking = step().go({ type: "step.submitted" });
    expect(checking.started).toEqual([{ src: "check", input: { data: exampleSignUp } }]);
    expect(checking.go(actorDone("check", [])).snapshot.output).toEqual({ way: "next" });
    expect(checking.go({ type: "step.back" }).snapshot.output).toEqual({ way: "back" });
  });

  test("[ONBOARD-M3] shows what the server rejects at its field, and a missing response as a failure", () => {
    const issue = { rule: "SIGNUP-V7", field: "email", message: "Already onboard" };
    const refused = step().go({ type: "step.submitted" }, actorDone("check", [issue]));
    expect(refused.context.fields).toMatchObject({ serverIssues: [issue], focusField: "email" });
    const away = step().go({ type: "step.submitted" }, actorFailed("check"));
    expect(away.context.fields).toMatchObject({
      values: exampleSignUp,
      formError: { message: "No answer" },
    });
  });

  test("[ONBOARD-M4] shows what a look-up finds, unless another value is there by now", () => {
    const info = walk(storeInfoStepMachine, { data: exampleSignUp, refusals: [], owner: quiet });
    const about = (value: string, isTaken = true) =>
      ({ type: "value.checked", field: "corporationId", value, isTaken }) as const;
    const taken = info.go(about("1234567"));
    expect(taken.context.fields.serverIssues).toMatchObject([{ rule: "STOREINFO-V7" }]);
    expect(info.go(about("7654321")).context.fields.serverIssues).toEqual([]);
    expect(taken.go(about("1234567", false)).context.fields.serverIssues).toEqual([]);
  });
});

describe("the whole sign-up", () => {
  test("[ONBOARD-M2] keeps what was typed through Next and Back, and leaves for the sign-in from the first step", () => {
    const back = atEnd().go(actorDone("personalInfoStep", { way: "back" }));
    expect(back).toMatchObject({ value: { filling: "address" }, context: { data: exampleSignUp } });
    const left = walk(onboardingMachine, fresh).go(actorDone("signUpStep", { way: "back" }));
    expect(left.snapshot.status).toBe("done");
    expect(left.actions.map(({ type }) => type)).toContain("openSignIn");
  });

  test("[ONBOARD-M5] leads to steps that were reached, and to none beyond", () => {
    const info = walk(onboardingMachine, fresh).go(typed, next("signUpStep"));
    expect(info.go({ type: "step.chosen", step: "address" }).value).toEqual({
      filling: "storeInfo",
    });
    const first = atEnd().go({ type: "step.chosen", step: "signUp" });
    expect(first.value).toEqual({ filling: "signUp" });
    expect(first.go({ type: "step.chosen", step: "personalInfo" }).value).toEqual({
      filling: "personalInfo",
    });
  });

  test("[ONBOARD-M5] opens the first step that needs something instead of sending the end", () => {
    const resumed = walk(onboardingMachine, { ...fresh, resumes: true }).go(
      actorDone("loadDraft", storedDraft("personalInfo")),
    );
    expect(resumed.context).toMatchObject({ data: { password: "" }, step: "personalInfo" });
    const responded = resumed.go({
      type: "data.changed",
      data: { ...resumed.context.data, captcha: "K7MR4" },
    });
    const broken = responded.go(next("personalInfoStep"));
    expect(broken).toMatchObject({
      value: { filling: "signUp" },
      context: { refusals: [{ rule: "SIGNUP-V6" }] },
    });
  });

  test("[ONBOARD-M6] remembers the first step here, and stores everything once it is done", () => {
    const names = (stop: { actions: readonly { type: string }[] }) =>
      stop.actions.map(({ type }) => type);
    const first = walk(onboardingMachine, fresh).go(typed);
    expect(names(first)).toEqual(["rememberHere"]);
    expect(names(first.go(next("signUpStep")).go(typed))).not.toContain("rememberHere");
  });

  test("[ONBOARD-M6] says that a link leads nowhere any more, and goes on with what this tab remembers", () => {
    const lost = walk(onboardingMachine, { ...fresh, resumes: true }).go(
      actorDone("loadDraft", null),
    );
    expect(lost).toMatchObject({ value: { filling: "signUp" }, context: { isLost: true } });
    const remembered = { ...fresh, resumes: true, remembered: withoutSecrets(exampleSignUp) };
    const opened = walk(onboardingMachine, remembered).go(actorDone("loadDraft", null));
    expect(opened.context).toMatchObject({ isLost: false, data: { firstName: "Noor" } });
  });

  test("[ONBOARD-M8] opens the step of what is rejected at the end, and keeps the captcha unless its answer was wrong", () => {
    const sending = atEnd().go({ type: "captcha.issued", captcha }, next("personalInfoStep"));
    expect(sending).toMatchObject({ value: { filling: "submitting" } });
    const issue = { rule: "STOREINFO-V8", field: "businessName", message: "taken" };
    const refused = sending.go(actorDone("submit", { tag: "refused", issues: [issue] }));
    expect(refused).toMatchObject({
      value: { filling: "storeInfo" },
      context: { refusals: [issue], captcha, data: { captcha: "K7MR4", businessName: "Atelier" } },
    });
    const wrong = { rule: "PERSONAL-V8", field: "captcha", message: "wrong" };
    expect(sending.go(actorDone("submit", { tag: "refused", issues: [wrong] }))).toMatchObject({
      value: { filling: "personalInfo" },
      context: { refusals: [wrong], captcha: null, data: { captcha: "" } },
    });
    expect(sending.go(actorFailed("submit"))).toMatchObject({
      value: { filling: "personalInfo" },
      context: { captcha, data: { captcha: "K7MR4" } },
    });
  });
});

describe("what is stored", () => {
  const keeper = () => walk(storedSignUpMachine, { id: "d1", stored: null, owner: quiet });
  const change = (step: StoredOnboardingDraft["step"], storeName = "Atelier Plateau") =>
    ({
      type: "snapshot.changed",
      step,
      data: { ...withoutSecrets(exampleSignUp), storeName },
    }) as const;

  test("[ONBOARD-M6] is stored at once if a step opens, else when the typing rests", () => {
    const first = keeper().go(change("address"));
    expect(first.started).toMatchObject([{ src: "saveDraft", input: { version: null } }]);
    const saved = first.go(
      actorDone("saveDraft", { tag: "saved", stored: storedDraft("address") }),
    );
    const typing = saved.go(change("address", "Another"));
    expect(typing).toMatchObject({ value: "waiting", started: [] });
    const resting = typing.go(delayPassed("saveDelay", "storedSignUp.waiting"));
    expect(resting.started).toMatchObject([{ input: { version: 3 } }]);
  });

  test("[ONBOARD-M10] is stored at once if the page is closed, and nothing is sent if all of it is stored", () => {
    const saved = keeper().go(
      change("address"),
      actorDone("saveDraft", { tag: "saved", stored: storedDraft("address") }),
    );
    const closed = { type: "page.closed" } as const;
    expect(saved.go(closed)).toMatchObject({ value: "resting", started: [] });
    expect(saved.go(change("address", "Another"), closed)).toMatchObject({
      value: "saving",
      started: [{ src: "saveDraft", input: { data: { storeName: "Another" } } }],
    });
    const failed = saved.go(
      change("address", "Another"),
      delayPassed("saveDelay", "storedSignUp.waiting"),
      actorFailed("saveDraft"),
    );
    expect(failed.go(closed)).toMatchObject({ value: "saving", started: [{ src: "saveDraft" }] });
  });

  test("[ONBOARD-M7] overwrites nothing of another tab, until the user says which of both counts", () => {
    const current = storedDraft("personalInfo", 7);
    const conflicted = keeper().go(
      change("address"),
      actorDone("saveDraft", { tag: "conflicted", current }),
    );
    expect(conflicted.value).toBe("conflicted");
    expect(conflicted.go({ type: "conflict.ownChosen" }).started).toMatchObject([
      { input: { version: 7, step: "address" } },
    ]);
    const theirs = conflicted.go({ type: "conflict.theirsChosen" });
    expect(theirs).toMatchObject({ value: "resting", context: { stored: current } });
    expect(theirs.actions.map(({ type }) => type)).toEqual(["sendReplaced"]);
  });
});

test("[ONBOARD-M8] a captcha is fetched anew when its time is over, on demand and after a failure", () => {
  const loading = walk(captchaMachine, { captcha: null, owner: quiet });
  const shown = loading.go(actorDone("issueCaptcha", captcha));
  expect(shown).toMatchObject({ value: "shown", context: { captcha } });
  expect(shown.go(delayPassed("captchaLifetime", "captcha.shown")).value).toBe("loading");
  const failed = shown.go({ type: "captcha.renewed" }, actorFailed("issueCaptcha"));
  expect(failed).toMatchObject({ value: "failed", context: { captcha: null } });
  expect(failed.go({ type: "captcha.renewed" }).context.problem).toBeNull();
  expect(walk(captchaMachine, { captcha, owner: quiet })).toMatchObject({
    value: "shown",
    context: { captcha },
  });
});

test("[ONBOARD-M14] a reload of the last page opens it again, and no step", () => {
  const signedUp = exampleOnboarded;
  const remembered = withoutSecrets(exampleSignUp);
  for (const resumes of [false, true]) {
    const opened = walk(onboardingMachine, { ...fresh, resumes, remembered, signedUp });
    expect(opened.value).toBe("confirmation");
    expect(opened.started).toEqual([
      { src: "signedUp", input: { onboarded: signedUp, password: "" } },
    ]);
    expect(opened.context.data.businessName).toBe(exampleSignUp.businessName);
  }
});
