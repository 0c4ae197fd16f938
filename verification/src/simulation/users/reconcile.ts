import type { Provider } from "@marquee/domain/reconciliation/book-line";
import { compareLines, type Comparison } from "@marquee/domain/reconciliation/compare-lines";
import { differenceOf } from "@marquee/domain/reconciliation/difference-text";
import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { settlementOf } from "@marquee/domain/reconciliation/settlement-rules";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { disputeLines } from "@marquee/server/reconciliation/dispute-lines";
import type { FoundLine } from "@marquee/server/reconciliation/found-line";
import {
  disputesSince,
  namedPayments,
  refundsOf,
} from "@marquee/server/reconciliation/our-payments";
import { findDifference, openDifferences } from "@marquee/server/reconciliation/queries";
import { refundLines } from "@marquee/server/reconciliation/refund-lines";
import { settleDifference } from "@marquee/server/reconciliation/settle-difference";
import { storeDifferences } from "@marquee/server/reconciliation/store-differences";
import type { Simulation } from "../simulation.ts";
import { STAFF } from "./staff.ts";
import { signedInRequest } from "./users.ts";

const HOUR = 3_600_000;

/** A payment at its provider, and its dispute, if there is one. */
export interface Reconciled {
  readonly provider: Provider;
  readonly paymentId: string;
  readonly disputeId: string | null;
}

const NO_LINES = { here: [], there: [] };

/** Compares what was refunded of a payment, and what its dispute came to, with the books; null if its provider does not respond. */
export async function comparePayment(
  services: PaymentServices,
  { provider, paymentId, disputeId }: Reconciled,
): Promise<Comparison<FoundLine> | null> {
  const { pool, clock } = services;
  const port = provider === "stripe" ? services.cards : services.paypal;
  if (port === null) return null;
  const since = new Date(0);
  const ours = await withScope(pool, SYSTEM, async (tx) => {
    const payments = await namedPayments(tx, { provider, received: [paymentId], attempts: [] });
    const attempts = payments.map(({ attemptId }) => attemptId);
    const all = disputeId === null ? [] : await disputesSince(tx, provider, since);
    return {
      payments,
      refunds: await refundsOf(tx, attempts),
      disputes: all.filter(({ providerId }) => providerId === disputeId),
    };
  });
  const back = await refundLines(provider, port, ours.payments, {
    refunds: ours.refunds,
    movements: [],
  });
  if ("tag" in back) return null;
  const found = disputeId === null ? null : await port.findDispute(disputeId);
  if (found !== null && found.tag !== "dispute") return null;
  const list = { tag: "list", lines: found === null ? [] : [found.dispute] } as const;
  const disputed =
    found === null
      ? NO_LINES
      : await disputeLines(
          provider,
          { ...port, listDisputes: () => Promise.resolve(list) },
          { since, until: clock.now() },
          { disputes: ours.disputes, booked: new Map() },
        );
  return "tag" in disputed
    ? null
    : compareLines([...back.here, ...disputed.here], [...back.there, ...disputed.there]);
}

/** Compares a payment, stores what differs, and returns the differences of it that an act settles. */
async function findSettled(
  services: PaymentServices,
  payment: Reconciled,
): Promise<readonly BookDifference[]> {
  const found = await comparePayment(services, payment);
  if (found === null) return [];
  const lines = new Set(found.differences.map(({ key }) => `${key.kind} ${key.id}`));
  return withScope(services.pool, SYSTEM, async (tx) => {
    await storeDifferences(tx, found, [], services.clock.now().toISOString());
    const open = await openDifferences(tx, payment.provider);
    const own = open.filter(({ kind, line }) => lines.has(`${kind} ${line}`));
    const settled: BookDifference[] = [];
    for (const { id } of own) {
      const read = await findDifference(tx, id);
      if (read && settlementOf(read) !== null) settled.push(read);
    }
    return settled;
  });
}

/** Staff settle a difference, sometimes with two clicks. One that is answered as settled is closed so (RECONCILE-A3). */
async function settle(simulation: Simulation, difference: BookDifference): Promise<void> {
  const { findings, random, servers } = simulation;
  const settlement = settlementOf(difference);
  if (settlement === null) return;
  const amount = differenceOf(difference) ?? 0;
  const draft = { settlement, amount, note: "It is so at the provider." };
  const clicks = random.integer(1, 2);
  for (let click = 0; click < clicks; click += 1)
    simulation.begin(async () => {
      const what = `staff settle ${difference.kind} ${difference.lineId} by ${settlement}`;
      const response = await servers.request(what, (services) =>
        settleDifference(services, signedInRequest(STAFF, services), difference.id, draft),
      );
      if (response === null || response instanceof Refusal) return;
      if (response.closedOn === null || response.settledAs !== settlement)
        findings.push(`SIM-M5 ${difference.kind} ${difference.lineId} is settled, and open`);
    });
}

/** Staff compare a payment with its provider, and settle what only the provider has. */
export async function reconcile(simulation: Simulation, find: () => Reconciled): Promise<void> {
  const { random, servers } = simulation;
  const times = random.integer(1, 2);
  for (let time = 0; time < times; time += 1) {
    await simulation.pause("staff come to Reconcile", random.integer(0, 8 * HOUR));
    const payment = find();
    const open = await servers.request(`staff compare ${payment.paymentId}`, (services) =>
      findSettled(services, payment),
    );
    if (open !== null) for (const difference of open) await settle(simulation, difference);
  }
}
