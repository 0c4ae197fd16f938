import type Stripe from "stripe";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStripeHarness, type StripeHarness } from "../testing/stripe-harness.ts";

const time = { now: new Date("2026-03-02T18:00:00.000Z") };
let harness: StripeHarness;
beforeAll(async () => {
  harness = await openStripeHarness({ clock: { now: () => time.now } });
});
afterAll(() => harness.close());

const later = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000);
};

async function disputeOfCard(number: string): Promise<Stripe.Dispute> {
  const intent = await harness.stripe.paymentIntents.create({ amount: 500, currency: "cad" });
  await harness.confirm(intent, { number });
  const { data } = await harness.stripe.disputes.list({ payment_intent: intent.id });
  const [dispute] = data;
  if (!dispute || data.length > 1) throw new Error(`${data.length} disputes of ${number}`);
  return dispute;
}

const eventTypes = async (id: string) => {
  const { data } = await harness.stripe.events.list({ limit: 100 });
  return data
    .filter((one) => "id" in one.data.object && one.data.object.id === id)
    .map(({ type }) => type);
};

const disputedPayment = ({ payment_intent }: Stripe.Dispute) => {
  if (typeof payment_intent !== "string") throw new Error("the dispute names no intent");
  return { payment_intent };
};

const statusOf = async ({ id }: Stripe.Dispute) =>
  (await harness.stripe.disputes.retrieve(id)).status;

it("[SBX-P14] withdraws amount and fee with the dispute of 0259, and refuses a refund of its charge", async () => {
  const dispute = await disputeOfCard("4000000000000259");
  expect(dispute).toMatchObject({ status: "needs_response", reason: "fraudulent", amount: 500 });
  expect(dispute.balance_transactions).toMatchObject([{ amount: -500, fee: 1500, net: -2000 }]);
  expect(await eventTypes(dispute.id)).toEqual([
    "charge.dispute.funds_withdrawn",
    "charge.dispute.created",
  ]);
  await expect(harness.stripe.refunds.create(disputedPayment(dispute))).rejects.toMatchObject({
    code: "charge_disputed",
  });
});

it.each([
  ["a service that the campaign ran", "won", 2],
  ["losing_evidence", "lost", 1],
] as const)("[SBX-P14] decides on the evidence «%s»: %s", async (text, status, lines) => {
  const dispute = await disputeOfCard("4000000000002685");
  await harness.stripe.disputes.update(dispute.id, {
    evidence: { uncategorized_text: text },
    submit: true,
  });
  expect(await statusOf(dispute)).toBe("under_review");
  later(4);
  const decided = await harness.stripe.disputes.retrieve(dispute.id);
  expect(decided.status).toBe(status);
  expect(decided.balance_transactions).toHaveLength(lines);
  await expect(
    harness.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: "more" } }),
  ).rejects.toMatchObject({ code: "dispute_evidence_not_accepted" });
});

it("[SBX-P14] is lost if it is accepted, or not responded to within nine days", async () => {
  const accepted = await disputeOfCard("4000000000000259");
  expect((await harness.stripe.disputes.close(accepted.id)).status).toBe("lost");
  const missed = await disputeOfCard("4000000000000259");
  later(9 * 86_400);
  await harness.post("/__sandbox/webhooks/flush", {});
  expect(await statusOf(missed)).toBe("lost");
  expect((await eventTypes(missed.id))[0]).toBe("charge.dispute.closed");
});

it("[SBX-P14] withdraws nothing with the inquiry of 1976, whose charge can be refunded", async () => {
  const inquiry = await disputeOfCard("4000000000001976");
  expect(inquiry).toMatchObject({ status: "warning_needs_response", is_charge_refundable: true });
  expect(inquiry.balance_transactions).toEqual([]);
  const refund = await harness.stripe.refunds.create(disputedPayment(inquiry));
  expect(refund.status).toBe("succeeded");
});
