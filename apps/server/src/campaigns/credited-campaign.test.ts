import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

/** Pays for a campaign of one offer. */
async function pay(name: string) {
  const checkout = await harness.opened(name);
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
  await harness.flush();
  return checkout;
}
type Paid = Awaited<ReturnType<typeof pay>>;

/** Refunds so many cents at the provider, as a user of its dashboard does. */
async function refundByHand({ paymentIntentId }: Paid, amount: number): Promise<void> {
  await harness.stripe.refunds.create({ payment_intent: paymentIntentId ?? "", amount });
  await harness.flush();
}

/** When the campaign of a checkout and its offer end. */
async function endsOf({ id }: Paid) {
  const { rows } = await harness.server.database.owner.query<{ campaign: Date; offer: Date }>(
    `select c.valid_till as campaign, o.valid_till as offer
     from campaign c join campaign_offer j on j.campaign_id = c.id join offer o on o.id = j.offer_id
     where c.checkout_id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error(`no campaign of ${id}`);
  return rows[0];
}

describe("a campaign whose payment is refunded at the provider", () => {
  it("[REFUND-R6] runs on as it was while a part is left, and stops with the rest", async () => {
    const checkout = await pay("refunded by hand");
    const cents = Math.round(checkout.receipt.charge * 100);
    const before = await endsOf(checkout);
    await refundByHand(checkout, 50);
    expect(await endsOf(checkout)).toEqual(before);
    await refundByHand(checkout, cents - 50);
    const now = harness.server.clock.now();
    expect(await endsOf(checkout)).toEqual({ campaign: now, offer: now });
  });

  it("[REFUND-R6] keeps the end that it had if it was over by then", async () => {
    const checkout = await pay("over before its refund");
    const before = await endsOf(checkout);
    await harness.sweepLater(before.campaign.getTime() - harness.server.clock.now().getTime() + 1);
    await refundByHand(checkout, Math.round(checkout.receipt.charge * 100));
    expect(await endsOf(checkout)).toEqual(before);
  });
});
