import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { exampleUser as user } from "../fixtures/example-user.ts";
import { settle } from "../testing/settle.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import type { FoundUser, SignInProgressEvent, UserRequest } from "./session.model.ts";
import { signInMachine } from "./sign-in.machine.ts";
import type { Credentials, IdentityResponse } from "./sign-in.model.ts";

const found: FoundUser = { user, authType: "A" };
const acceptance = (isVerified = true): IdentityResponse => ({
  tag: "accepted",
  identity: { email: user.email, isVerified },
});

const input = { site: "CA", from: "/offers/New", session: { send: () => {} } } as const;
const typed = [
  { type: "email.changed", email: user.email },
  { type: "password.changed", password: "marquee-demo" },
] as const;
const submitForm = () => walk(signInMachine, input).go(...typed, { type: "signIn.submitted" });
const identify = (isVerified = true) =>
  submitForm().go(actorDone("checkIdentity", acceptance(isVerified)));

test("[SIGNIN-M8] opens with the e-mail that was signed up before, and else with none", () => {
  expect(walk(signInMachine, { ...input, email: user.email }).context.email).toBe(user.email);
  expect(walk(signInMachine, input).context.email).toBe("");
});

describe("when checking the identity", () => {
  test("[SIGNIN-M1] queries the identity service once, and sends the session that sign-in has started", () => {
    const checking = submitForm();
    expect(checking.value).toBe("checkingIdentity");
    expect(checking.actions.map(({ type }) => type)).toEqual(["sendStarted"]);
    const credentials = { email: user.email, password: "marquee-demo", site: "CA" };
    expect(checking.started).toEqual([{ src: "checkIdentity", input: credentials }]);
    expect(checking.go({ type: "signIn.submitted" }).started).toEqual([]);
  });

  test("[SIGNIN-M2] shows the provider's code of a refusal after the slash, until the next key", () => {
    const refused = submitForm().go(
      actorDone("checkIdentity", { tag: "refused", code: "auth/wrong-password" }),
    );
    expect(refused).toMatchObject({ value: "editing", context: { error: "wrong-password" } });
    expect(refused.actions.map(({ type }) => type)).toEqual(["sendAbandoned"]);
    expect(refused.go({ type: "password.changed", password: "x" }).context.error).toBeNull();
  });

  test("[SIGNIN-M2] shows a service that does not respond as a failure, with everything typed still there", () => {
    const away = submitForm().go(actorFailed("checkIdentity"));
    expect(away).toMatchObject({
      value: "editing",
      context: { error: "No answer", email: user.email, password: "marquee-demo" },
    });
  });
});

describe("when asking for the code", () => {
  const codeAsked = () => submitForm().go(actorDone("checkIdentity", { tag: "codeAsked" }));
  const codeGiven = () => codeAsked().go({ type: "code.changed", code: "123456" });
  const refuse = (code: string) => codeGiven().go(actorDone("checkCode", { tag: "refused", code }));

  test("[SIGNIN-M9] asks for it after the password, and looks up its identity", () => {
    expect(codeAsked()).toMatchObject({ value: "askingCode", actions: [], context: { code: "" } });
    const checking = codeGiven();
    expect(checking).toMatchObject({ value: "checkingCode" });
    expect(checking.started).toEqual([{ src: "checkCode", input: { code: "123456" } }]);
    const known = checking.go(actorDone("checkCode", acceptance()));
    expect(known).toMatchObject({ value: "lookingUpUser", context: { code: "" } });
  });

  test("[SIGNIN-M10] shows at its field that a code is missing or refused, until it is typed anew", () => {
    const missing = codeAsked().go({ type: "code.submitted" });
    expect(missing).toMatchObject({ value: "askingCode", started: [] });
    expect(missing.context.issues.map(({ rule }) => rule)).toEqual(["SESSION-V4"]);
    const wrong = refuse("auth/invalid-verification-code");
    expect(wrong).toMatchObject({ value: "askingCode", context: { error: null } });
    expect(wrong.context.issues.map(({ field }) => field)).toEqual(["code"]);
    expect(wrong.go({ type: "code.changed", code: "1" }).context.issues).toEqual([]);
  });

  test("[SIGNIN-M10] begins with the password again if the code comes too late", () => {
    const late = refuse("auth/invalid-multi-factor-session");
    expect(late).toMatchObject({
      value: "editing",
      context: { error: "That took too long. Please enter your password again.", code: "" },
    });
    expect(late.actions.map(({ type }) => type)).toEqual(["sendAbandoned"]);
    expect(codeGiven().go(actorFailed("checkCode"))).toMatchObject({
      value: "editing",
      context: { error: "No answer" },
    });
  });

  test("[SIGNIN-M11] sends six digits by itself, and again on demand", () => {
    expect(codeAsked().go({ type: "code.changed", code: "12345" }).value).toBe("askingCode");
    const wrong = refuse("auth/invalid-verification-code");
    expect(wrong.go({ type: "code.submitted" }).value).toBe("checkingCode");
  });

  test("[SIGNIN-M11] can be left for the password, also while the code is checked", () => {
    const back = codeAsked().go({ type: "signIn.cancelled" });
    expect(back).toMatchObject({ value: "editing", context: { email: user.email } });
    expect(back.actions.map(({ type }) => type)).toEqual(["sendAbandoned"]);
    expect(codeGiven().go({ type: "signIn.cancelled" }).value).toBe("withdrawing");
  });
});

describe("when something is missing or wrong", () => {
  const sendForm = (email: string, password: string) =>
    walk(signInMachine, input).go(
      { type: "email.changed", email },
      { type: "password.changed", password },
      { type: "signIn.submitted" },
    );
  const rules = ({ context }: ReturnType<typeof sendForm>) =>
    context.issues.map(({ rule }) => rule);

  test("[SIGNIN-M6] shows it, and does not query the identity service", () => {
    const empty = sendForm("", "");
    expect(empty).toMatchObject({ value: "editing", started: [], context: { error: null } });
    expect(rules(empty)).toEqual(["SESSION-V1", "SESSION-V3"]);
    expect(rules(sendForm("nadia", "marquee-demo"))).toEqual(["SESSION-V2"]);
  });

  test("[SIGNIN-M6] removes a field's message with the next key in it, and with the next submit", () => {
    const typing = sendForm("", "").go({ type: "email.changed", email: "n" });
    expect(rules(typing)).toEqual(["SESSION-V3"]);
    const filled = typing.go({ type: "password.changed", password: "marquee-demo" });
    expect(rules(filled)).toEqual([]);
    expect(rules(filled.go({ type: "signIn.submitted" }))).toEqual(["SESSION-V2"]);
    expect(
      filled.go({ type: "email.changed", email: user.email }, { type: "signIn.submitted" }).value,
    ).toBe("checkingIdentity");
  });
});

describe("when looking up the user", () => {
  test.each([
    ["an account without a user", true, null, "User is not Admin please Signup to Onboard"],
    ["a shopper", true, { ...found, authType: "AU" }, "User is not Admin please Signup to Onboard"],
    ["an unverified e-mail", false, found, "Email is not verifed"],
  ] as const)(
    "[SIGNIN-M3] refuses %s, and signs out again before the form is back",
    (_, isVerified, whom, message) => {
      const refused = identify(isVerified).go(actorDone("lookUpUser", whom));
      expect(refused).toMatchObject({ value: "withdrawing", context: { error: message } });
      expect(refused.started).toEqual([{ src: "signOutIdentity", input: undefined }]);
      const back = refused.go(actorDone("signOutIdentity"));
      expect(back).toMatchObject({ value: "editing", context: { error: message, identity: null } });
      expect(back.actions.map(({ type }) => type)).toEqual(["sendAbandoned"]);
    },
  );

  test("[SIGNIN-M3] signs in an unverified user of the shop platform", () => {
    const shop: FoundUser = { ...found, user: { ...user, isShopify: "Y" } };
    expect(identify(false).go(actorDone("lookUpUser", shop)).value).toBe("welcoming");
  });

  test("[SIGNIN-M4] leaves no user half signed in when it is cancelled or fails", () => {
    expect(identify().go({ type: "signIn.cancelled" }).value).toBe("withdrawing");
    expect(identify().go(actorFailed("lookUpUser"))).toMatchObject({
      value: "withdrawing",
      context: { error: "No answer" },
    });
    expect(identify().go(actorFailed("lookUpUser"), actorFailed("signOutIdentity")).value).toBe(
      "editing",
    );
  });
});

describe("when welcoming", () => {
  const welcome = () => identify().go(actorDone("lookUpUser", found));

  test("[SIGNIN-M5] clears the password, and signs the user in when the welcome is over", () => {
    expect(welcome()).toMatchObject({ value: "welcoming", context: { password: "", user } });
    const inside = welcome().go(delayPassed("redirectDelay", "signIn.welcoming"));
    expect(inside.snapshot).toMatchObject({ status: "done", output: { from: "/offers/New" } });
    expect(inside.actions.map(({ type }) => type)).toEqual(["sendCompleted"]);
    expect(welcome().go({ type: "redirect.now" }).snapshot.status).toBe("done");
  });

  test("[SIGNIN-M5] lasts three seconds, and only then sends the user to the session", async () => {
    const clock = new SimulatedClock();
    const events: SignInProgressEvent[] = [];
    const actor = createActor(
      signInMachine.provide({
        actors: {
          checkIdentity: fromPromise<IdentityResponse, Credentials>(() =>
            Promise.resolve(acceptance()),
          ),
          lookUpUser: fromPromise<FoundUser | null, UserRequest>(() => Promise.resolve(found)),
        },
      }),
      { clock, input: { ...input, session: { send: (it) => events.push(it) } } },
    ).start();
    for (const event of typed) actor.send(event);
    actor.send({ type: "signIn.submitted" });
    await settle();
    clock.increment(2999);
    expect(events).toEqual([{ type: "signIn.started" }]);
    clock.increment(1);
    expect(events).toEqual([{ type: "signIn.started" }, { type: "signIn.completed", user }]);
    expect(actor.getSnapshot().status).toBe("done");
  });
});
