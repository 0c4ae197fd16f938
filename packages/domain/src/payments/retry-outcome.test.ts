import { expect, it } from "vitest";
import { retryOutcome } from "./retry-outcome.ts";
import type { RetriedPayment } from "./stuck-payment.schema.ts";

const said = (state: RetriedPayment["state"], stuck = false): string =>
  retryOutcome({ id: "a1", checkoutId: "k1", state, stuck });

it("[STUCK-M1] says what came of asking the provider again, and what happens next", () => {
  expect(said("refunded")).toBe("The provider was asked again. The money was refunded.");
  expect(said("succeeded")).toBe(
    "The provider was asked again. The money has come, and what was paid for is made.",
  );
  expect(said("refundDue")).toBe(
    "The provider was asked again. The money is not refunded yet. We go on trying.",
  );
  expect(said("refundDue", true)).toBe(
    "The provider was asked again. The money is not refunded yet. It still needs attention.",
  );
  expect(said("unknown", true)).toBe(
    "The provider was asked again. It does not say yet whether money has come. It still needs attention.",
  );
  expect(said("cancelled")).toMatch(/cancelled, and no money has come\.$/);
  expect(said("waiting")).toMatch(/can still be paid\.$/);
});
