import {
  NOTHING,
  ONCE,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(() => harness.flush());

const HOUR = 60 * 60 * 1000;

describe("money that does not fit", () => {
  it("[PAYSRV-R3] is due for a refund, is recorded as Error, and makes nothing", async () => {
    const checkout = await harness.opened("wrong amount");
    await harness.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
    await harness.confirm(checkout);
    expect((await harness.reconcile(checkout.id)).data.state).toBe("refundDue");
    await harness.flush();
    await harness.sweepLater();
    expect(await harness.made(checkout.id)).toEqual({ ...NOTHING, transactions: { Error: 1 } });
    const { rows } = await harness.server.database.owner.query(
      "select amount::int as cents, provider_status from transaction where checkout_id = $1",
      [checkout.id],
    );
    expect(rows).toEqual([{ cents: 50, provider_status: "succeeded" }]);
  });

  it("[PAYSRV-R4] that arrives a second time is due for a refund, and the first campaign stays", async () => {
    const checkout = await harness.opened("second time");
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    const second = await harness.stripe.paymentIntents.create({
      amount: 345,
      currency: "cad",
      payment_method: "pm_card_visa",
      confirm: true,
    });
    await harness.server.database.owner.query(
      `insert into payment_attempt (id, company_id, checkout_id, number, provider, provider_id, amount, state, created_on)
       select 'second', company_id, checkout_id, 2, 'stripe', $2, amount, 'waiting', created_on
       from payment_attempt where checkout_id = $1`,
      [checkout.id, second.id],
    );
    await harness.reconcile(checkout.id);
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
    expect(await harness.made(checkout.id)).toEqual({
      ...ONCE,
      transactions: { Paid: 1, Error: 1 },
    });
    await harness.sweepLater();
    const refunds = await harness.stripe.refunds.list({ payment_intent: second.id });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([345]);
    expect((await harness.find(checkout.id)).data.state).toBe("paid");
  });
});

describe("money that is refunded", () => {
  const misfit = async (name: string) => {
    const checkout = await harness.opened(name);
    await harness.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
    await harness.confirm(checkout);
    await harness.reconcile(checkout.id);
    return checkout;
  };

  it("[PAYSRV-G2] is refunded once and in full, for any caller and however often, after silence too", async () => {
    const checkout = await misfit("goes back");
    await harness.setFaults({ loseNext: 1 });
    await Promise.all([harness.sweepLater(), harness.reconcile(checkout.id), harness.flush()]);
    await harness.setFaults({ loseNext: 0 });
    await harness.sweepLater();
    await harness.sweepLater();
    expect((await harness.find(checkout.id)).data.state).toBe("refunded");
    const payment = checkout.paymentIntentId ?? "";
    const refunds = await harness.stripe.refunds.list({ payment_intent: payment });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([50]);
  });

  it("[PAYSRV-G3] is mailed to the payer and noted on its transaction, once", async () => {
    const checkout = await misfit("told");
    await harness.sweepLater();
    await harness.reconcile(checkout.id);
    const { rows } = await harness.server.database.owner.query(
      "select status, refunded_on is not null as back from transaction where checkout_id = $1",
      [checkout.id],
    );
    expect(rows).toEqual([{ status: "Error", back: true }]);
    const mails = await harness.server.database.owner.query(
      `select payload->'content'->>'subject' as subject from outbox
       join payment_attempt on outbox.key = 'refunded:' || payment_attempt.id where checkout_id = $1`,
      [checkout.id],
    );
    expect(mails.rows).toEqual([{ subject: expect.stringContaining("0.50") }]);
  });
});

describe("a checkout whose day is over", () => {
  it("[PAYSRV-X2] is ended with its intent, and leaves no transaction", async () => {
    const checkout = await harness.opened("expired");
    await harness.sweepLater(25 * HOUR);
    expect((await harness.find(checkout.id)).data).toMatchObject({
      state: "expired",
      clientSecret: null,
    });
    const intent = await harness.stripe.paymentIntents.retrieve(checkout.paymentIntentId ?? "");
    expect(intent.status).toBe("canceled");
    await harness.flush();
    expect(await harness.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-X2] is queried once more: one that was paid is fulfilled", async () => {
    const checkout = await harness.opened("paid at the last moment");
    await harness.confirm(checkout);
    await harness.sweepLater(25 * HOUR);
    expect(await harness.made(checkout.id)).toEqual(ONCE);
  });
});
