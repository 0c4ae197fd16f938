import { encodeEmail } from "@marquee/api/http/path";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";

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

async function authenticate(checkout: Checkout, outcome: "complete" | "fail"): Promise<void> {
  const at = `${harness.server.services.origin()}/__paysandbox/3ds/${checkout.paymentIntentId}`;
  const response = await fetch(at, {
    method: "POST",
    headers: { authorization: `Bearer ${checkout.publishableKey}` },
    body: new URLSearchParams({ client_secret: checkout.clientSecret ?? "", outcome }),
  });
  await response.text();
}

async function save(token: string): Promise<string> {
  const checkout = await harness.opened(`saving ${token}`);
  await harness.saveCard(checkout.id);
  if ((await harness.confirm(checkout, token)) === "requires_action")
    await authenticate(checkout, "complete");
  await harness.reconcile(checkout.id);
  const path = `/addStripCardToCustomer/${me}/${checkout.paymentIntentId}`;
  return (await harness.server.call<SavedCard>("merchant", "GET", path)).data.cardId;
}

beforeAll(async () => {
  harness = await paymentHarness();
  asked = await save("pm_card_authenticationRequired");
  good = await save("pm_card_visa");
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

describe("a check with the bank that fails", () => {
  it("[PAYSRV-R7] records each wrong answer to the bank's question, also twice in a row for one card", async () => {
    const checkout = await harness.opened("3-D Secure fails twice");
    for (const times of [1, 2]) {
      expect((await pay(checkout, asked)).data.response).toBe("requiresAction");
      await authenticate(checkout, "fail");
      expect((await harness.reconcile(checkout.id)).data.state).toBe("declined");
      expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: times });
    }
    // Their events come late, and report what is recorded.
    await harness.flush();
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 2 });
    expect((await pay(checkout, good)).data.response).toBe("successful");
    await harness.flush();
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 2, Paid: 1 });
  });

  it("[PAYSRV-R7] records a wrong answer once whose event comes after the next charge", async () => {
    const checkout = await harness.opened("3-D Secure fails, told late");
    await pay(checkout, asked);
    await authenticate(checkout, "fail");
    expect((await pay(checkout, asked)).data.response).toBe("requiresAction");
    await harness.flush();
    expect((await harness.made(checkout.id)).transactions).toEqual({ Fail: 1 });
  });
});
