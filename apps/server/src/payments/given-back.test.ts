import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NOTHING, ONCE, paymentBench, type PaymentBench } from "../testing/payment-bench.ts";

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
      `insert into payment_attempt (id, company_id, checkout_id, provider, provider_id, amount, state, due_at, created_on)
       select 'second', company_id, checkout_id, 'paypal', $2, amount, 'waiting', now() - interval '9 years', now() + interval '9 years'
       from payment_attempt where checkout_id = $1`,
      [checkout.id, second.id],
    );
    await bench.reconcile(checkout.id);
    expect((await bench.find(checkout.id)).data.state).toBe("paid");
    expect(await bench.made(checkout.id)).toEqual({ ...ONCE, transactions: { Paid: 1, Error: 1 } });
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
