import { describe, expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { forgotPasswordMachine } from "./forgot-password.machine.ts";

const email = "nadia@marquee.test";
const openForm = () => walk(forgotPasswordMachine, undefined);
const sending = () => openForm().go({ type: "email.changed", email }, { type: "reset.submitted" });

describe("a forgotten password", () => {
  test("[FORGOT-M1] sends nothing without an e-mail, and shows why until the next key", () => {
    const empty = openForm().go({ type: "reset.submitted" });
    expect(empty).toMatchObject({
      value: "editing",
      context: { issues: [{ field: "email", message: "Please enter email address." }] },
    });
    expect(empty.started).toEqual([]);
    const typed = empty.go({ type: "email.changed", email: "nadia" });
    expect(typed.context.issues).toEqual([]);
    expect(typed.go({ type: "reset.submitted" }).context.issues[0]?.message).toBe(
      "Please enter valid email address.",
    );
  });

  test("[FORGOT-M2] sends one mail, whatever is typed and pressed meanwhile", () => {
    expect(sending().started).toEqual([{ src: "sendReset", input: { email } }]);
    const meanwhile = sending().go(
      { type: "email.changed", email: "other@marquee.test" },
      { type: "reset.submitted" },
    );
    expect(meanwhile).toMatchObject({ value: "sending", started: [] });
    expect(meanwhile.go(actorDone("sendReset", { tag: "sent" })).value).toBe("sent");
  });

  test("[FORGOT-M3] shows the code of a refusal, or that there is no response, with the e-mail still there", () => {
    const refused = sending().go(
      actorDone("sendReset", { tag: "refused", code: "auth/user-not-found" }),
    );
    expect(refused).toMatchObject({
      value: "editing",
      context: { error: "user-not-found", email },
    });
    expect(refused.go({ type: "email.changed", email: "n" }).context.error).toBeNull();
    expect(sending().go(actorFailed("sendReset")).context.error).toBe("No answer");
  });

  test("[FORGOT-M4] can be cancelled while the mail is requested", () => {
    expect(sending().go({ type: "reset.cancelled" }).value).toBe("editing");
  });
});
