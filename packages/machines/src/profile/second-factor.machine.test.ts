import { describe, expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { secondFactorMachine } from "./second-factor.machine.ts";

const app = { secret: "ABCD", address: "otpauth://totp/Marquee" };
const refusalOf = (code: string) => ({ tag: "refused", code });
const wrongCode = refusalOf("auth/invalid-verification-code");
const typed = { type: "password.changed", password: "marquee-demo" } as const;
const confirm = { type: "signIn.confirmed" } as const;

const begin = (purpose: "setUp" | "remove") => walk(secondFactorMachine, { purpose });
const checking = () => begin("setUp").go(typed, confirm);
const scanning = () =>
  checking().go(
    actorDone("confirmSignIn", { tag: "done" }),
    actorDone("beginApp", { tag: "begun", app }),
  );
const enterCode = () => scanning().go({ type: "code.changed", code: "123456" });

describe("who it is", () => {
  test("[FACTOR-M1] is confirmed by the password first, and by the code of an app that is to go", () => {
    const fields = (purpose: "setUp" | "remove") =>
      begin(purpose)
        .go(confirm)
        .context.issues.map(({ field }) => field);
    expect([fields("setUp"), fields("remove")]).toEqual([["password"], ["password", "code"]]);
    expect(checking().started).toEqual([
      { src: "confirmSignIn", input: { password: "marquee-demo", code: "" } },
    ]);
  });

  test("[FACTOR-M2] a wrong password is said at its field, and a service that is away above it", () => {
    const wrong = checking().go(actorDone("confirmSignIn", refusalOf("auth/invalid-credential")));
    expect(wrong).toMatchObject({ value: "confirming", context: { error: null } });
    expect(wrong.context.issues.map(({ message }) => message)).toEqual([
      "This is not your password.",
    ]);
    expect(checking().go(actorFailed("confirmSignIn"))).toMatchObject({
      value: "confirming",
      context: { error: "No answer", password: "marquee-demo" },
    });
  });
});

describe("setting an app up", () => {
  test("[FACTOR-M3] the app counts once a code of it was right", () => {
    expect(scanning()).toMatchObject({ value: "scanning", context: { app, password: "" } });
    const done = enterCode().go(actorDone("finishApp", { tag: "done" }));
    expect(done.snapshot.status).toBe("done");
    expect(done.actions.map(({ type }) => type)).toEqual(["notify", "refresh"]);
  });

  test("[FACTOR-M2] a wrong code is said at its field, and another may be tried", () => {
    const wrong = enterCode().go(actorDone("finishApp", wrongCode));
    expect(wrong).toMatchObject({ value: "scanning", context: { app } });
    expect(wrong.context.issues.map(({ field }) => field)).toEqual(["code"]);
    expect(wrong.go({ type: "code.submitted" }).value).toBe("finishing");
    expect(enterCode().go(actorFailed("finishApp"))).toMatchObject({
      value: "scanning",
      context: { error: "No answer" },
    });
  });

  test("[FACTOR-M2] a secret that is too old begins with the password again", () => {
    expect(enterCode().go(actorDone("finishApp", refusalOf("auth/code-expired")))).toMatchObject({
      value: "confirming",
      context: { error: "That took too long. Please begin again.", code: "" },
    });
  });

  test("[FACTOR-M2] an email that was not confirmed is said before anything is scanned", () => {
    const refusal = checking().go(
      actorDone("confirmSignIn", { tag: "done" }),
      actorDone("beginApp", refusalOf("auth/unverified-email")),
    );
    expect(refusal).toMatchObject({ value: "confirming" });
    expect(refusal.context.error).toMatch(/^Please confirm your email first/);
  });
});

test("[FACTOR-M4] the app is removed after password and code", () => {
  const removing = begin("remove").go(
    typed,
    { type: "code.changed", code: "123456" },
    confirm,
    actorDone("confirmSignIn", { tag: "done" }),
  );
  expect(removing).toMatchObject({ value: "removing", context: { password: "", code: "" } });
  expect(removing.go(actorDone("removeApp", { tag: "done" })).snapshot.status).toBe("done");
  expect(removing.go(actorDone("removeApp", wrongCode)).value).toBe("confirming");
  expect(removing.go(actorFailed("removeApp")).value).toBe("confirming");
});

test("[FACTOR-M5] it can be called off at each step, and what is shown is read again then", () => {
  const cancel = { type: "factor.cancelled" } as const;
  for (const step of [begin("setUp"), checking(), scanning(), enterCode()]) {
    const closed = step.go(cancel);
    expect(closed.snapshot.status).toBe("done");
    expect(closed.actions.map(({ type }) => type)).toEqual(["refresh"]);
  }
});
