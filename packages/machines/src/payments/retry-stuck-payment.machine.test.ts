import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { retryStuckPaymentMachine } from "./retry-stuck-payment.machine.ts";

const subject: StuckPayment = {
  id: "a1",
  checkoutId: "k1",
  companyId: "c1",
  userId: "a@b.test",
  kind: "refunding",
  paymentType: "Card",
  paymentId: "pi_1",
  providerStatus: "succeeded",
  amount: 0.5,
  retries: 20,
  lastError: "No answer",
  deadSince: "2026-03-02T18:00:00.000Z",
};
const running = () =>
  walk(retryStuckPaymentMachine, undefined).go(
    { type: "action.requested", subject },
    { type: "action.confirmed" },
  );

test("[STUCK-M1] retries the one payment that was confirmed, and refreshes the lists", () => {
  expect(running().started).toMatchObject([{ src: "run", input: { subject } }]);
  const done = running().go(
    actorDone("run", { id: "a1", checkoutId: "k1", state: "refunded", stuck: false }),
  );
  expect(done.value).toBe("succeeded");
  expect(done.actions).toEqual([
    { type: "refreshLists", params: undefined },
    {
      type: "notify",
      params: {
        kind: "success",
        message: "The provider was asked again. The money was refunded.",
      },
    },
  ]);
});

test("[STUCK-M1] reports that the provider was not queried if the call failed", () => {
  const failed = running().go(actorFailed("run", { message: "No answer" }));
  expect(failed).toMatchObject({ value: "failed", context: { problem: { message: "No answer" } } });
  expect(failed.actions).toEqual([
    {
      type: "notify",
      params: { kind: "error", message: "The provider could not be asked. Please try again." },
    },
    { type: "refreshLists", params: undefined },
  ]);
});
