import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { RetriedPayment, StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reconcileAttempt } from "./reconcile.ts";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  await harness.flush();
  await harness.setFaults({ dropNext: 0 });
});

const SECOND = 1000;
const checkoutState = async ({ id }: Checkout) => (await harness.find(id)).data.state;
const listRefunds = async ({ paymentIntentId }: Checkout) => {
  const refunds = await harness.stripe.refunds.list({ payment_intent: paymentIntentId ?? "" });
  return refunds.data.map(({ status }) => status);
};
const isBack = async ({ id }: Checkout) => {
  const { rows } = await harness.server.database.owner.query<{ back: boolean }>(
    "select refunded_on is not null as back from transaction where checkout_id = $1",
    [id],
  );
  return rows.map(({ back }) => back);
};
const findStuck = async ({ id }: Checkout) => {
  const { data } = await harness.server.call<StuckPayment[]>("master", "GET", "/stuckPayments");
  return data.find(({ checkoutId }) => checkoutId === id);
};
const retry = (id = "", who = "master") =>
  harness.server.call<RetriedPayment>(who, "POST", `/stuckPayments/${id}/retry`);

/** Money of this card that arrived and has to go back. */
async function oweRefund(name: string, card: string): Promise<Checkout> {
  const checkout = await harness.opened(name);
  await harness.stripe.paymentIntents.update(checkout.paymentIntentId ?? "", { amount: 50 });
  await harness.confirm(checkout, card);
  await harness.reconcile(checkout.id);
  return checkout;
}

/** Only messages bring it on: nothing is swept. */
const passes = async (milliseconds: number) => {
  harness.server.clock.advance(milliseconds);
  await harness.flush();
};

describe("a refund that takes its time", () => {
  it("[PAYSRV-G4] is queried until it has arrived", async () => {
    await harness.setFaults({ dropNext: 100 });
    const checkout = await oweRefund("slow refund", "pm_card_pendingRefund");
    await harness.sweepLater(SECOND);
    expect([await checkoutState(checkout), await isBack(checkout)]).toEqual(["refundDue", [false]]);
    expect(await findStuck(checkout)).toBeUndefined();
    await harness.sweepLater();
    expect([await checkoutState(checkout), await isBack(checkout)]).toEqual(["refunded", [true]]);
    expect(await listRefunds(checkout)).toEqual(["succeeded"]);
  });

  it("[PAYSRV-G4] is reported by a message, too", async () => {
    const checkout = await oweRefund("slow refund, told", "pm_card_pendingRefund");
    await harness.sweepLater(SECOND);
    expect(await checkoutState(checkout)).toBe("refundDue");
    await passes(5 * SECOND);
    expect(await checkoutState(checkout)).toBe("refunded");
  });
});

/** The subjects of the mails about the refunds of a checkout, in the order of the alphabet. */
const subjectsOf = async ({ id }: Checkout): Promise<readonly string[]> => {
  const { rows } = await harness.server.database.owner.query<{ subject: string }>(
    `select payload -> 'content' ->> 'subject' as subject from outbox
     join payment_attempt on split_part(outbox.key, ':', 2) = payment_attempt.id
     where checkout_id = $1 and key like 'refund%' order by 1`,
    [id],
  );
  return rows.map(({ subject }) => subject);
};

describe("a refund that fails", () => {
  it("[PAYSRV-G4] is left to staff while it is under way", async () => {
    const checkout = await oweRefund("fails at once", "pm_card_pendingRefund");
    await harness.sweepLater(SECOND);
    await harness.server.database.owner.query(
      `update sandbox.stripe_refund set status = 'failed', failure_reason = 'unknown', settles_at = null
       where payment_intent = $1`,
      [checkout.paymentIntentId],
    );
    await harness.sweepLater();
    expect(await checkoutState(checkout)).toBe("refundDue");
    expect(await findStuck(checkout)).toMatchObject({
      kind: "refunding",
      amount: 0.5,
      paymentId: checkout.paymentIntentId,
      lastError: expect.stringContaining("could not refund"),
    });
    // Only a user takes it up again.
    await harness.sweepLater();
    expect(await listRefunds(checkout)).toEqual(["failed"]);
  });

  it("[PAYSRV-G5] [MAIL-C11] is owed again after it seemed to have arrived, is recorded so, and its payer is told", async () => {
    const checkout = await oweRefund("comes back", "pm_card_refundFail");
    await harness.sweepLater(SECOND);
    expect([await checkoutState(checkout), await isBack(checkout)]).toEqual(["refunded", [true]]);
    await harness.setFaults({ failNext: 2 });
    await passes(5 * SECOND);
    await harness.setFaults({ failNext: 0 });
    // The report had no time: the provider reports again.
    await passes(60 * SECOND);
    expect([await checkoutState(checkout), await isBack(checkout)]).toEqual(["refundDue", [false]]);
    expect(await findStuck(checkout)).toMatchObject({ kind: "refunding", amount: 0.5 });
    expect(await subjectsOf(checkout)).toEqual([
      "CAD 0.50 is on its way back to you",
      "Your refund of CAD 0.50 came back to us",
    ]);
  });

  /** A refund that has failed; another one will not. */
  async function failRefund(name: string) {
    const checkout = await oweRefund(name, "pm_card_refundFail");
    await harness.sweepLater(SECOND);
    await passes(5 * SECOND);
    await harness.server.database.owner.query(
      `update sandbox.stripe_payment_method set outcome = 'approved' where id =
         (select payment_method from sandbox.stripe_payment_intent where id = $1)`,
      [checkout.paymentIntentId],
    );
    return { checkout, attemptId: (await findStuck(checkout))?.id ?? "" };
  }

  it("[PAYSRV-G6] [MAIL-C11] is made anew when a user asks again, and mailed once more", async () => {
    const { checkout, attemptId } = await failRefund("made anew");
    expect(await listRefunds(checkout)).toEqual(["failed"]);
    const responses = await Promise.all([retry(attemptId), retry(attemptId)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect([await checkoutState(checkout), await isBack(checkout)]).toEqual(["refunded", [true]]);
    expect(await listRefunds(checkout)).toEqual(["succeeded", "failed"]);
    expect(await findStuck(checkout)).toBeUndefined();
    expect(await subjectsOf(checkout)).toEqual([
      "CAD 0.50 is on its way back to you",
      "CAD 0.50 is on its way back to you",
      "Your refund of CAD 0.50 came back to us",
    ]);
    await harness.flush();
    expect(await checkoutState(checkout)).toBe("refunded");
  });

  /** A user requests another refund, and the provider's response to that is lost. */
  async function retryUnheard(attemptId: string): Promise<void> {
    const { services } = harness.server;
    const { cards } = services;
    const refund: typeof cards.refund = async (request) => {
      await cards.refund(request);
      return { tag: "unavailable", reason: "the answer was lost" };
    };
    const unheard = { ...services, cards: { ...cards, refund } };
    await reconcileAttempt(unheard, attemptId, { actor: "master" }, { tag: "refundAgain" });
  }

  it("[PAYSRV-G6] is made anew once, and is not left to staff, if the response to another one is lost", async () => {
    const { checkout, attemptId } = await failRefund("made anew, unanswered");
    await retryUnheard(attemptId);
    expect([await checkoutState(checkout), await findStuck(checkout)]).toEqual([
      "refundDue",
      undefined,
    ]);
    await harness.flush();
    await harness.sweepLater();
    expect([await checkoutState(checkout), await isBack(checkout)]).toEqual(["refunded", [true]]);
    expect(await listRefunds(checkout)).toEqual(["succeeded", "failed"]);
  });

  it("[PAYSRV-G5] is owed again also if it has failed before its lost response is repeated", async () => {
    const checkout = await oweRefund("fails unheard", "pm_card_refundFail");
    await harness.sweepLater(SECOND);
    await passes(5 * SECOND);
    // No event says that it was made; the event that it failed arrives first.
    await harness.setFaults({ dropNext: 2 });
    await retryUnheard((await findStuck(checkout))?.id ?? "");
    await passes(5 * SECOND);
    await harness.sweepLater();
    expect(await listRefunds(checkout)).toEqual(["failed", "failed"]);
    expect([await checkoutState(checkout), await isBack(checkout)]).toEqual(["refundDue", [false]]);
    expect(await findStuck(checkout)).toMatchObject({ kind: "refunding" });
  });

  it("[PAYSRV-G6] is made anew also if the provider is away when a user asks", async () => {
    const { checkout, attemptId } = await failRefund("made anew, later");
    await harness.setFaults({ failNext: 2 });
    expect((await retry(attemptId)).data).toMatchObject({ state: "refundDue", stuck: false });
    await harness.setFaults({ failNext: 0 });
    await harness.sweepLater();
    expect([await checkoutState(checkout), await listRefunds(checkout)]).toEqual([
      "refunded",
      ["succeeded", "failed"],
    ]);
  });

  it("[PAYSRV-G6] is settled if a user gave the money back by other means", async () => {
    const checkout = await oweRefund("refunded by hand", "pm_card_refundFail");
    await harness.sweepLater(SECOND);
    await passes(5 * SECOND);
    const stuck = await findStuck(checkout);
    await harness.server.database.owner.query(
      `update sandbox.stripe_charge set amount_refunded = amount where payment_intent = $1`,
      [checkout.paymentIntentId],
    );
    expect((await retry(stuck?.id)).data.state).toBe("refunded");
    await harness.flush();
    expect(await checkoutState(checkout)).toBe("refunded");
    expect((await retry(stuck?.id)).data.state).toBe("refunded");
  });
});
