import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { respondToBank, saveTestCard } from "@marquee/verification/harness/bank-check";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const me = encodeEmail("merchant@marquee.test");
let harness: PaymentHarness;
/** Saved cards of the merchant: one whose bank always checks, and one that pays. */
let asked: string;
let good: string;

const pay = (checkout: Checkout, cardId: string) =>
  harness.server.call<SavedCardPayment>(
    "merchant",
    "GET",
    `/payWithExistingCard/${me}/${checkout.receipt.charge}/${cardId}?checkout=${checkout.id}`,
  );

beforeAll(async () => {
  harness = await paymentHarness();
  asked = await saveTestCard(harness, "pm_card_authenticationRequired");
  good = await saveTestCard(harness, "pm_card_visa");
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

describe("a check with the bank that fails", () => {
  it("[PAYSRV-R7] [PAY-M4] records each wrong answer to the bank's question, also twice in a row for one card", async () => {
    const checkout = await harness.opened("3-D Secure fails twice");
    for (const times of [1, 2]) {
      expect((await pay(checkout, asked)).data.response).toBe("requiresAction");
      await respondToBank(harness, checkout, "fail");
      expect((await harness.reconcile(checkout.id)).data).toMatchObject({
        state: "declined",
        message: "Your bank could not confirm that it was you.",
      });
      expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: times });
    }
    // Their events arrive late, and report what is recorded.
    await harness.flush();
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 2 });
    expect((await pay(checkout, good)).data.response).toBe("successful");
    await harness.flush();
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 2, Paid: 1 });
  });

  it("[PAYSRV-R7] records a wrong answer once whose event comes after the next charge", async () => {
    const checkout = await harness.opened("3-D Secure fails, told late");
    await pay(checkout, asked);
    await respondToBank(harness, checkout, "fail");
    expect((await pay(checkout, asked)).data.response).toBe("requiresAction");
    await harness.flush();
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 1 });
  });
});
