import { addUpBooks } from "@marquee/domain/reconciliation/add-up-books";
import type { Provider } from "@marquee/domain/reconciliation/book-line";
import { compareLines, type Comparison } from "@marquee/domain/reconciliation/compare-lines";
import type { BookTotal } from "@marquee/domain/reconciliation/difference.schema";
import type { Refused, Unavailable } from "../payments/attempts/payment-provider.ts";
import type { Movement } from "../payments/books/line-provider.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import type { Tx } from "../platform/database/typed.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { disputeLines } from "./dispute-lines.ts";
import type { FoundLine } from "./found-line.ts";
import {
  disputesSince,
  namedPayments,
  periodPayments,
  refundsOf,
  type OurPayment,
} from "./our-payments.ts";
import { paymentLines, paymentOf, paymentsByName } from "./payment-lines.ts";
import { payoutLines } from "./payout-lines.ts";
import { bookedFees, openDifferences, storeMovements, type OpenDifference } from "./queries.ts";
import { refundLines } from "./refund-lines.ts";
import { storeDifferences } from "./store-differences.ts";

/** What is compared: money that moved from `since` on, and is older than `until`. */
export interface Period {
  readonly since: Date;
  readonly until: Date;
}

/** How many lines were compared, how many of them were alike, and what both sides have. */
export interface Compared {
  readonly compared: number;
  readonly alike: number;
  readonly totals: readonly BookTotal[];
}

type Failed = Refused | Unavailable;
type Port = NonNullable<PaymentServices["paypal"]> | PaymentServices["cards"];

const SWEEPING = { actor: "reconciliation", origin: "reconciliation" };

const isFailure = (value: object): value is Failed => "tag" in value;

/** A period in parts of at most 31 days, so that no list is longer than memory. */
function* partsOf({ since, until }: Period): Generator<Period> {
  const longest = 31 * 86_400_000;
  for (let from = since.getTime(); from < until.getTime(); from += longest) {
    const to = Math.min(from + longest, until.getTime());
    yield { since: new Date(from), until: new Date(to) };
  }
}

const unique = (values: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
];

/** Our payments that a part is about: those that the list names, those of the part, and those of open differences. */
async function paymentsOf(
  tx: Tx,
  provider: Provider,
  period: Period,
  movements: readonly Movement[],
  open: readonly OpenDifference[],
): Promise<readonly OurPayment[]> {
  const named = {
    provider,
    ...period,
    received: unique([
      ...movements.map(({ receivedAs }) => receivedAs),
      ...open.map(({ payment }) => payment),
    ]),
    attempts: unique(movements.map(({ named: each }) => each?.attemptId)),
  };
  const found = [...(await namedPayments(tx, named)), ...(await periodPayments(tx, named))];
  return [...new Map(found.map((payment) => [payment.attemptId, payment])).values()];
}

/** The payments of which something was refunded in a part, on either side. */
function refundedPayments(
  payments: readonly OurPayment[],
  movements: readonly Movement[],
  open: readonly OpenDifference[],
  refunded: ReadonlySet<string>,
): readonly OurPayment[] {
  const byName = paymentsByName(payments);
  const touched = new Set<OurPayment | undefined>([
    ...movements.filter(({ kind }) => kind === "refund").map((each) => paymentOf(byName, each)),
    ...open
      .filter(({ kind }) => kind === "refund" || kind === "otherRefunds")
      .map(({ payment }) => byName.get(payment ?? "")),
  ]);
  return payments.filter(
    (payment) =>
      touched.has(payment) ||
      payment.state === "refunded" ||
      payment.refundedOn !== null ||
      refunded.has(payment.attemptId),
  );
}

interface Books {
  readonly services: PaymentServices;
  readonly provider: Provider;
  readonly port: Port;
}

const inSystem = <T>({ services }: Books, work: (tx: Tx) => Promise<T>): Promise<T> =>
  withScope(services.pool, SYSTEM, work, SWEEPING);

/** Received and refunded money of one part. */
async function comparePart(
  books: Books,
  period: Period,
  open: readonly OpenDifference[],
  listUntil: Date,
): Promise<Comparison<FoundLine> | Failed> {
  const { provider, port } = books;
  const listed = await port.listMovements(period.since, listUntil);
  if (listed.tag !== "list") return listed;
  const movements = listed.lines;
  const { payments, refunds } = await inSystem(books, async (tx) => {
    await storeMovements(tx, provider, movements, null);
    const ours = await paymentsOf(tx, provider, period, movements, open);
    return {
      payments: ours,
      refunds: await refundsOf(
        tx,
        ours.map(({ attemptId }) => attemptId),
      ),
    };
  });
  const received = await paymentLines({ provider, port, movements, payments, ...period });
  if (isFailure(received)) return received;
  const byStaff = new Set(refunds.map(({ attemptId }) => attemptId));
  const touched = refundedPayments(payments, movements, open, byStaff);
  const back = await refundLines(provider, port, touched, { refunds, movements });
  if (isFailure(back)) return back;
  return compareLines([...received.here, ...back.here], [...received.there, ...back.there]);
}

/** Disputes and payouts of the whole period. */
async function compareRest(books: Books, period: Period): Promise<Comparison<FoundLine> | Failed> {
  const { provider, port } = books;
  const ours = await inSystem(books, async (tx) => ({
    disputes: await disputesSince(tx, provider, period.since),
    booked: await bookedFees(tx, provider),
  }));
  const disputed = await disputeLines(provider, port, period, ours);
  if (isFailure(disputed)) return disputed;
  const payouts = await port.listPayouts(period.since);
  if (payouts.tag !== "list") return payouts;
  const paidOut = await inSystem(books, (tx) => payoutLines(tx, provider, payouts.lines));
  return compareLines([...disputed.here, ...paidOut.here], [...disputed.there, ...paidOut.there]);
}

/**
 * Compares the books with one provider, part by part, and stores what differs (RECONCILE-P3). `onPart` is told that the work goes
 * on. Repeating it changes nothing more.
 */
export async function compareProvider(
  services: PaymentServices,
  provider: Provider,
  period: Period,
  onPart: () => Promise<unknown>,
): Promise<Compared | Failed> {
  const port = provider === "stripe" ? services.cards : services.paypal;
  if (port === null) return { compared: 0, alike: 0, totals: [] };
  const sums = addUpBooks();
  const books = { services, provider, port };
  const now = services.clock.now();
  const total = { compared: 0, alike: 0 };
  const store = async (found: Comparison<FoundLine>, open: readonly OpenDifference[]) => {
    await inSystem(books, (tx) => storeDifferences(tx, found, open, now.toISOString()));
    total.compared += found.equal.length + found.differences.length;
    total.alike += found.equal.length;
    sums.add(found);
    await onPart();
  };
  const open = await inSystem(books, (tx) => openDifferences(tx, provider));
  for (const part of partsOf(period)) {
    // the last part is listed up to now: what is newer is known to both sides by then, or waits
    const isLast = part.until.getTime() === period.until.getTime();
    const found = await comparePart(books, part, open, isLast ? now : part.until);
    if (isFailure(found)) return found;
    await store(found, open);
  }
  const rest = await compareRest(books, period);
  if (isFailure(rest)) return rest;
  await store(rest, open);
  return { ...total, totals: sums.totals() };
}
