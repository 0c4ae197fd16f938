import type { Provider } from "@marquee/domain/reconciliation/book-line";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { sweepOnce } from "@marquee/server/payments/attempts/sweeper";
import { acceptDispute, submitEvidence } from "@marquee/server/payments/disputes/respond";
import { requestRefund } from "@marquee/server/payments/refunds/request-refund";
import type pg from "pg";
import { readBooks, type Books } from "../checks/books.ts";
import { refundedCents, type Order } from "../providers/paypal-order.ts";
import type { SimulatedDispute } from "../providers/simulated-disputes.ts";
import type { Intent } from "../providers/stripe-intent.ts";
import { refundedOf } from "../providers/stripe-refunds.ts";
import type { Random } from "../random.ts";
import type { Scenario } from "../scenario/scenario.ts";
import type { Simulation } from "../simulation.ts";
import { reconcile } from "./reconcile.ts";
import { STAFF } from "./staff.ts";
import { signedInRequest } from "./users.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Money that a provider has received, and what can happen to it there. */
interface Received {
  readonly provider: Provider;
  readonly paymentId: string;
  readonly left: () => number;
  readonly refundByHand: (cents: number) => void;
  readonly dispute: (isInquiry: boolean) => SimulatedDispute;
  /** Refunds made before, which may still come back. */
  readonly giveBack: () => void;
}

const ofIntent = ({ stripe }: Simulation, intent: Intent): Received => {
  const { id: paymentId, currency } = intent;
  const remainingCents = () => intent.received - refundedOf(intent);
  return {
    provider: "stripe",
    paymentId,
    left: remainingCents,
    refundByHand: (cents) => void stripe.refunds.refundByHand(intent, cents),
    dispute: (isInquiry) =>
      stripe.disputes.open({ paymentId, currency, cents: remainingCents() }, isInquiry),
    giveBack: () => {
      for (const refund of intent.refunds) stripe.refunds.giveBack(refund);
    },
  };
};

const ofOrder = ({ paypal }: Simulation, order: Order): Received => {
  const { id: paymentId } = order;
  const remainingCents = () => order.received - refundedCents(order);
  return {
    provider: "paypal",
    paymentId,
    left: remainingCents,
    refundByHand: (cents) => void paypal.refunds.create(order, cents, null),
    dispute: (isInquiry) =>
      paypal.disputes.open({ paymentId, currency: "cad", cents: remainingCents() }, isInquiry),
    giveBack: () => {
      for (const refund of order.refunds) paypal.refunds.giveBack(order, refund);
    },
  };
};

/** A part of what is left, or all of it. */
const drawPart = (random: Random, left: number): number =>
  random.boolean(0.35) ? left : random.integer(1, Math.max(left, 1));

/** Staff refund a payment some times, and send again what was not answered. */
async function refundByStaff(
  simulation: Simulation,
  { paymentId, left }: Received,
  transactionId: string,
): Promise<void> {
  const { random, servers } = simulation;
  const times = random.integer(1, 3);
  for (let time = 0; time < times; time += 1) {
    await simulation.pause("staff come to refund", random.integer(0, 8 * HOUR));
    const amount = drawPart(random, left()) / 100;
    const draft = {
      id: stableId(`refund ${time} of ${paymentId}`),
      transactionId,
      amount,
      amountAgain: amount,
      reason: "You asked for it.",
      note: "",
    };
    const tries = random.integer(1, 3);
    for (let tried = 0; tried < tries; tried += 1)
      await servers.request(`staff refund ${amount.toFixed(2)} of ${paymentId}`, (services) =>
        requestRefund(services, signedInRequest(STAFF, services), draft),
      );
  }
}

/** Staff respond to a dispute, if it is recorded by then. */
async function respond(
  simulation: Simulation,
  owner: pg.Pool,
  { id: providerId, state }: SimulatedDispute,
): Promise<void> {
  const { random, servers } = simulation;
  await simulation.pause("staff come to a dispute", random.integer(MINUTE, 8 * HOUR));
  const { rows } = await owner.query<{ id: string }>(
    "select id from dispute where provider_id = $1",
    [providerId],
  );
  const [found] = rows;
  if (!found) return;
  const accepts = state === "needsResponse" && random.boolean(0.3);
  const evidence = { evidence: "It ran on all of its days.", replaces: "" };
  await servers.request(`staff ${accepts ? "accept" : "contest"} ${providerId}`, (services) =>
    accepts
      ? acceptDispute(services, signedInRequest(STAFF, services), found.id)
      : submitEvidence(services, signedInRequest(STAFF, services), found.id, evidence),
  );
}

/** The last dispute of a payment at its provider. */
export const lastDispute = (
  { paypal, stripe }: Pick<Simulation, "paypal" | "stripe">,
  { provider, paymentId }: Pick<Received, "paymentId" | "provider">,
): string | null =>
  [...(provider === "stripe" ? stripe : paypal).disputes.all.values()].findLast(
    (dispute) => dispute.paymentId === paymentId,
  )?.id ?? null;

/** What may happen to one payment: refunds by staff and at the provider, a dispute, money that comes back, at the same time. */
function follow(
  simulation: Simulation,
  owner: pg.Pool,
  received: Received,
  transactionId: string | undefined,
  isRetained: boolean,
): void {
  const { random } = simulation;
  const sometimes = (likely: number, task: () => Promise<unknown>): void => {
    if (random.boolean(likely)) simulation.begin(task);
  };
  if (transactionId !== undefined)
    sometimes(0.55, () => refundByStaff(simulation, received, transactionId));
  sometimes(0.3, async () => {
    await simulation.pause("a user comes to the provider", random.integer(0, 8 * HOUR));
    // a part of money that is owed back is recorded once staff take its rest up (PAYSRV-G7)
    if (isRetained && received.left() > 0) received.refundByHand(drawPart(random, received.left()));
  });
  sometimes(0.35, async () => {
    await simulation.pause("a payer comes to the bank", random.integer(0, 8 * HOUR));
    if (received.left() === 0) return;
    const dispute = received.dispute(random.boolean(0.3));
    if (random.boolean(0.6)) await respond(simulation, owner, dispute);
  });
  if (transactionId !== undefined)
    sometimes(0.4, () =>
      reconcile(simulation, () => ({
        ...received,
        disputeId: lastDispute(simulation, received),
      })),
    );
  sometimes(0.15, async () => {
    await simulation.pause("a bank returns money", random.integer(0, 8 * HOUR));
    received.giveBack();
  });
}

const paidTransaction = ({ transactions }: Books, paymentId: string): string | undefined =>
  transactions.find(({ status, payment_id }) => status === "Paid" && payment_id === paymentId)?.id;

/** Everything is paid or given back. Now refunds, disputes and money that comes back follow, while servers fail as before. */
export async function bringAftermath(
  simulation: Simulation,
  owner: pg.Pool,
  scenario: Scenario,
): Promise<void> {
  const { paypal, random, servers, stripe, webhooks } = simulation;
  simulation.isAftermath = true;
  webhooks.isPatient = true;
  const books = await readBooks(owner, scenario);
  const received = [
    ...[...stripe.intents.values()].map((intent) => ofIntent(simulation, intent)),
    ...[...paypal.orders.values()].map((order) => ofOrder(simulation, order)),
  ];
  const isSucceeded = new Set(
    books.attempts
      .filter(({ state }) => state === "succeeded")
      .map(({ provider_id }) => provider_id),
  );
  const isRecorded = new Set(books.attempts.map(({ provider_id }) => provider_id));
  for (const each of received)
    if (isRecorded.has(each.paymentId))
      follow(
        simulation,
        owner,
        each,
        paidTransaction(books, each.paymentId),
        isSucceeded.has(each.paymentId),
      );
  const sweeps = random.integer(1, 4);
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    simulation.begin(async () => {
      await simulation.pause("a server sweeps", random.integer(0, 12 * HOUR));
      await servers.request("a sweep", (services) =>
        sweepOnce(services, simulation.log, () => false),
      );
    });
}
