import { expect, test } from "vitest";
import { exampleOnboarded } from "../fixtures/example-sign-up.ts";
import { actorDone, actorFailed, delayPassed, walk } from "../testing/walk.ts";
import { signedUpMachine } from "./signed-up.machine.ts";

test("[ONBOARD-M9] the last page has the mail sent again once a minute, and leads to the sign-in", () => {
  const onboarded = exampleOnboarded;
  const page = walk(signedUpMachine, { onboarded, password: "a-good-one" });
  const sending = page.go({ type: "mail.requested" });
  expect(sending.started).toEqual([{ src: "sendMail", input: { companyId: "c1" } }]);
  const sent = sending.go(actorDone("sendMail", "Success"));
  expect(sent.go({ type: "mail.requested" }).started).toEqual([]);
  expect(sent.go(delayPassed("resendDelay", "signedUp.sent")).value).toBe("shown");
  expect(page.go({ type: "page.left" }).snapshot.status).toBe("done");
});

test("[ONBOARD-M13] the last page corrects a wrong e-mail, and keeps its field open if that is refused", () => {
  const onboarded = { ...exampleOnboarded, email: "noor@wrong.test" };
  const page = walk(signedUpMachine, { onboarded, password: "a-good-one" });
  const open = page.go({ type: "correction.begun" });
  const storing = open.go({
    type: "email.corrected",
    email: "noor@right.test",
    password: "a-good-one",
  });
  const input = { companyId: "c1", email: "noor@right.test", password: "a-good-one" };
  expect(storing.started).toEqual([{ src: "correctEmail", input }]);
  const refused = storing.go(actorFailed("correctEmail"));
  expect(refused.value).toBe("correcting");
  expect(refused.context.problem).not.toBeNull();
  expect(refused.go({ type: "correction.cancelled" })).toMatchObject({
    value: "shown",
    context: { problem: null, onboarded },
  });
  const moved = storing.go(
    actorDone("correctEmail", { email: "noor@right.test", mail: "passwordReset" }),
  );
  expect(moved).toMatchObject({
    value: "shown",
    context: { onboarded: { ...onboarded, email: "noor@right.test", mail: "passwordReset" } },
  });
});
