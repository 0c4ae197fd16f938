import { expect, it } from "vitest";
import { retryOutcome } from "./retry-outcome.ts";
import type { RetriedPayment } from "./stuck-payment.schema.ts";

const textFor = (state: RetriedPayment["state"], stuck = false): string =>
  retryOutcome({ id: "a1", checkoutId: "k1", state, stuck });

it("[STUCK-M1] says what came of asking the provider again, and what happens next", () => {
  expect(textFor("refunded")).toBe("The provider was asked again. The money was refunded.");
  expect(textFor("succeeded")).toBe(
    "The provider was asked again. The money has come, and what was paid for is made.",
  );
  expect(textFor("refundDue")).toBe(
    "The provider was asked again. The money is not refunded yet. We go on trying.",
  );
  expect(textFor("refundDue", true)).toBe(
    "The provider was asked again. The money is not refunded yet. It still needs attention.",
  );
  expect(textFor("unknown", true)).toBe(
    "The provider was asked again. It does not say yet whether money has come. It still needs attention.",
  );
  expect(textFor("cancelled")).toMatch(/cancelled, and no money has come\.$/);
  expect(textFor("waiting")).toMatch(/can still be paid\.$/);
});
