import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  NOTHING,
  ONCE,
  paymentBench,
  type PaymentBench,
} from "@marquee/verification/harness/payment-bench";

let bench: PaymentBench;
beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.flush());

const HOUR = 60 * 60 * 1000;

describe("money that does not fit", () => {
  it("[PAYSRV-R3] is to be given back, is recorded as Error, and makes nothing", async () => {
    const checkout = await bench.opened("wrong amount");
    await bench.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
    await bench.confirm(checkout);
    expect((await bench.reconcile(checkout.id)).data.state).toBe("refundDue");
    await bench.flush();
    await bench.sweepLater();
    expect(await bench.made(checkout.id)).toEqual({ ...NOTHING, transactions: { Error: 1 } });
    const { rows } = await bench.server.database.owner.query(
      "select amount::int as cents, provider_status from transaction where checkout_id = $1",
      [checkout.id],
    );
    expect(rows).toEqual([{ cents: 50, provider_status: "succeeded" }]);
  });

  it("[PAYSRV-R4] that comes a second time is to be given back, and the first campaign stays", async () => {
    const checkout = await bench.opened("second time");
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
    const second = await bench.stripe.paymentIntents.create({
      amount: 345,
      currency: "cad",
      payment_method: "pm_card_visa",
      confirm: true,
    });
    await bench.server.database.owner.query(
      `insert into payment_attempt (id, company_id, checkout_id, number, provider, provider_id, amount, state, created_on)
       select 'second', company_id, checkout_id, 2, 'stripe', $2, amount, 'waiting', created_on
       from payment_attempt where checkout_id = $1`,
      [checkout.id, second.id],
    );
    await bench.reconcile(checkout.id);
    expect((await bench.find(checkout.id)).data.state).toBe("paid");
    expect(await bench.made(checkout.id)).toEqual({ ...ONCE, transactions: { Paid: 1, Error: 1 } });
    await bench.sweepLater();
    const refunds = await bench.stripe.refunds.list({ payment_intent: second.id });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([345]);
    expect((await bench.find(checkout.id)).data.state).toBe("paid");
  });
});

describe("money that goes back", () => {
  const misfit = async (name: string) => {
    const checkout = await bench.opened(name);
    await bench.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
    await bench.confirm(checkout);
    await bench.reconcile(checkout.id);
    return checkout;
  };

  it("[PAYSRV-G2] goes back once and in full, whoever asks and however often, after silence too", async () => {
    const checkout = await misfit("goes back");
    await bench.turn({ loseNext: 1 });
    await Promise.all([bench.sweepLater(), bench.reconcile(checkout.id), bench.flush()]);
    await bench.turn({ loseNext: 0 });
    await bench.sweepLater();
    await bench.sweepLater();
    expect((await bench.find(checkout.id)).data.state).toBe("refunded");
    const payment = checkout.paymentIntentId ?? "";
    const refunds = await bench.stripe.refunds.list({ payment_intent: payment });
    expect(refunds.data.map(({ amount }) => amount)).toEqual([50]);
  });

  it("[PAYSRV-G3] is told to the payer and noted on its transaction, once", async () => {
    const checkout = await misfit("told");
    await bench.sweepLater();
    await bench.reconcile(checkout.id);
    const { rows } = await bench.server.database.owner.query(
      "select status, refunded_on is not null as back from transaction where checkout_id = $1",
      [checkout.id],
    );
    expect(rows).toEqual([{ status: "Error", back: true }]);
    const mails = await bench.server.database.owner.query(
      `select payload->'content'->>'subject' as subject from outbox
       join payment_attempt on outbox.key = 'refunded:' || payment_attempt.id where checkout_id = $1`,
      [checkout.id],
    );
    expect(mails.rows).toEqual([{ subject: expect.stringContaining("0.50") }]);
  });
});

describe("a checkout whose day is over", () => {
  it("[PAYSRV-X2] is ended with its intent, and leaves no transaction", async () => {
    const checkout = await bench.opened("expired");
    await bench.sweepLater(25 * HOUR);
    expect((await bench.find(checkout.id)).data).toMatchObject({
      state: "expired",
      clientSecret: null,
    });
    const intent = await bench.stripe.paymentIntents.retrieve(checkout.paymentIntentId ?? "");
    expect(intent.status).toBe("canceled");
    await bench.flush();
    expect(await bench.made(checkout.id)).toEqual(NOTHING);
  });

  it("[PAYSRV-X2] is asked about once more: one that was paid is fulfilled", async () => {
    const checkout = await bench.opened("paid at the last moment");
    await bench.confirm(checkout);
    await bench.sweepLater(25 * HOUR);
    expect(await bench.made(checkout.id)).toEqual(ONCE);
  });
});
