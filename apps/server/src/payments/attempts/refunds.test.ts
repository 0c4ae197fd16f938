import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { PaymentTrouble } from "@marquee/domain/payments/payment-trouble.schema";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { paymentBench, type PaymentBench } from "@marquee/verification/harness/payment-bench";

let bench: PaymentBench;
beforeAll(async () => {
  bench = await paymentBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  await bench.flush();
  await bench.turn({ dropNext: 0 });
});

const SECOND = 1000;
const stateOf = async ({ id }: Checkout) => (await bench.find(id)).data.state;
const refundsOf = async ({ paymentIntentId }: Checkout) => {
  const refunds = await bench.stripe.refunds.list({ payment_intent: paymentIntentId ?? "" });
  return refunds.data.map(({ status }) => status);
};
const isBack = async ({ id }: Checkout) => {
  const { rows } = await bench.server.database.owner.query<{ back: boolean }>(
    "select refunded_on is not null as back from transaction where checkout_id = $1",
    [id],
  );
  return rows.map(({ back }) => back);
};
const troubleOf = async ({ id }: Checkout) => {
  const { data } = await bench.server.call<PaymentTrouble[]>("master", "GET", "/paymentTroubles");
  return data.find(({ checkoutId }) => checkoutId === id);
};
const retry = (id = "", who = "master") =>
  bench.server.call<Checkout>(who, "POST", `/paymentTroubles/${id}/retry`);

/** Money of this card that came and has to go back. */
async function owed(name: string, card: string): Promise<Checkout> {
  const checkout = await bench.opened(name);
  await bench.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
  await bench.confirm(checkout, card);
  await bench.reconcile(checkout.id);
  return checkout;
}

/** Only messages bring it on: nothing is swept. */
const passes = async (milliseconds: number) => {
  bench.server.clock.advance(milliseconds);
  await bench.flush();
};

describe("a refund that takes its time", () => {
  it("[PAYSRV-G4] is asked about until it has arrived", async () => {
    await bench.turn({ dropNext: 100 });
    const checkout = await owed("slow refund", "pm_card_pendingRefund");
    await bench.sweepLater(SECOND);
    expect([await stateOf(checkout), await isBack(checkout)]).toEqual(["refundDue", [false]]);
    expect(await troubleOf(checkout)).toBeUndefined();
    await bench.sweepLater();
    expect([await stateOf(checkout), await isBack(checkout)]).toEqual(["refunded", [true]]);
    expect(await refundsOf(checkout)).toEqual(["succeeded"]);
  });

  it("[PAYSRV-G4] is told of by a message, too", async () => {
    const checkout = await owed("slow refund, told", "pm_card_pendingRefund");
    await bench.sweepLater(SECOND);
    expect(await stateOf(checkout)).toBe("refundDue");
    await passes(5 * SECOND);
    expect(await stateOf(checkout)).toBe("refunded");
  });
});

describe("a refund that fails", () => {
  it("[PAYSRV-G4] while it is under way is left to people", async () => {
    const checkout = await owed("fails at once", "pm_card_pendingRefund");
    await bench.sweepLater(SECOND);
    await bench.server.database.owner.query(
      `update sandbox.stripe_refund set status = 'failed', failure_reason = 'unknown', settles_at = null
       where payment_intent = $1`,
      [checkout.paymentIntentId],
    );
    await bench.sweepLater();
    expect(await stateOf(checkout)).toBe("refundDue");
    expect(await troubleOf(checkout)).toMatchObject({
      kind: "givingBack",
      amount: 0.5,
      paymentId: checkout.paymentIntentId,
      lastError: expect.stringContaining("could not give"),
    });
    // Nobody but a person takes it up again.
    await bench.sweepLater();
    expect(await refundsOf(checkout)).toEqual(["failed"]);
  });

  it("[PAYSRV-G5] after it seemed to have arrived is owed again, and says so", async () => {
    const checkout = await owed("comes back", "pm_card_refundFail");
    await bench.sweepLater(SECOND);
    expect([await stateOf(checkout), await isBack(checkout)]).toEqual(["refunded", [true]]);
    await bench.turn({ failNext: 2 });
    await passes(5 * SECOND);
    await bench.turn({ failNext: 0 });
    // The provider did not say when it had told: it tells again.
    await passes(60 * SECOND);
    expect([await stateOf(checkout), await isBack(checkout)]).toEqual(["refundDue", [false]]);
    expect(await troubleOf(checkout)).toMatchObject({ kind: "givingBack", amount: 0.5 });
  });

  it("[PAYSRV-G6] is made anew when a person asks again", async () => {
    const checkout = await owed("made anew", "pm_card_refundFail");
    await bench.sweepLater(SECOND);
    await passes(5 * SECOND);
    const trouble = await troubleOf(checkout);
    expect(await refundsOf(checkout)).toEqual(["failed"]);
    await bench.server.database.owner.query(
      `update sandbox.stripe_payment_method set outcome = 'approved' where id =
         (select payment_method from sandbox.stripe_payment_intent where id = $1)`,
      [checkout.paymentIntentId],
    );
    const answers = await Promise.all([retry(trouble?.id), retry(trouble?.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([await stateOf(checkout), await isBack(checkout)]).toEqual(["refunded", [true]]);
    expect(await refundsOf(checkout)).toEqual(["succeeded", "failed"]);
    expect(await troubleOf(checkout)).toBeUndefined();
    await bench.flush();
    expect(await stateOf(checkout)).toBe("refunded");
  });

  it("[PAYSRV-G6] is settled where somebody gave the money back by other means", async () => {
    const checkout = await owed("given back by hand", "pm_card_refundFail");
    await bench.sweepLater(SECOND);
    await passes(5 * SECOND);
    const trouble = await troubleOf(checkout);
    await bench.server.database.owner.query(
      `update sandbox.stripe_charge set amount_refunded = amount where payment_intent = $1`,
      [checkout.paymentIntentId],
    );
    expect((await retry(trouble?.id)).data.state).toBe("refunded");
    await bench.flush();
    expect(await stateOf(checkout)).toBe("refunded");
    expect((await retry(trouble?.id)).data.state).toBe("refunded");
  });
});
