import { stoppedAt, type DatedRun, type Run } from "../campaigns/campaign-run.ts";
import { centralDayOf, endOfCentralDay } from "../dates/central-time.ts";
import { addDays, DAY_MILLIS } from "../dates/days.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { creditLines } from "../invoices/credit-note.ts";
import { centsOf, toAmount, type Cents } from "../money/cents.ts";
import { roundHalfAway } from "../money/decimals.ts";
import type { ReceiptLine } from "../payments/receipt.schema.ts";
import { refundFigures } from "../payments/refund-figures.ts";
import type { Refundable } from "./refund.schema.ts";
import { returnedOf } from "./returned-refunds.ts";

/** A run of so many days, dated or waiting for the approval of its branch. */
export interface PaidRun {
  readonly days: number;
  readonly validFrom: string | null;
  readonly validTill: string | null;
}

/** What a refund is of: the amount of the payment and how much of it is refunded with this refund. */
export interface RefundShare {
  readonly paid: number;
  readonly amount: number;
  /** All refunds together, this one included. */
  readonly total: number;
  /** What earlier refunds took days for and came back: its days are gone, so that no more are taken for it (REFUND-R5). */
  readonly returned?: number;
}

/** What becomes of a run: it ends earlier, at once, or stays as it is. */
export interface ShortenedRun {
  readonly run: Run;
  /** How many days are left of those that it had. */
  readonly days: number;
  readonly effect: "stays" | "shortened" | "stopped";
}

/**
 * How many days of a run a refund pays for: the whole days whose price, rounded to cents, it covers (REFUND-R1). The rest
 * of a payment takes all that is left.
 */
export function daysRefunded(
  days: number,
  { paid, amount, total, returned = 0 }: RefundShare,
): number {
  const [whole, part] = [centsOf(paid), centsOf(amount) - centsOf(returned)];
  if (centsOf(total) >= whole) return days;
  const priceOf = (some: number): Cents => roundHalfAway(whole * BigInt(some), BigInt(days));
  let most = 0;
  while (most < days && priceOf(most + 1) <= part) most += 1;
  return most;
}

/** So many days before an end. The end of a Central day stays one, whatever the clocks did between. */
function daysBefore(end: string, days: number): string {
  const last = centralDayOf(millisOf(end) - 1);
  return millisOf(endOfCentralDay(last)) === millisOf(end)
    ? endOfCentralDay(addDays(last, -days))
    : new Date(millisOf(end) - days * DAY_MILLIS).toISOString();
}

/**
 * What a refund makes of a run: it loses the days that are refunded from its end, never a day that has passed (REFUND-R1,
 * REFUND-R2). Of one that waits for the approval of its branch, the days become fewer. One that is over stays as it is.
 */
export function shortenRun(
  { days, validFrom, validTill }: PaidRun,
  share: RefundShare,
  now: Moment,
): ShortenedRun {
  const lost = daysRefunded(days, share);
  const left = Math.max(days - lost, 1);
  const dated = validFrom !== null && validTill !== null;
  const run: Run = dated ? { validFrom, validTill } : { validFrom: null, validTill: null };
  const isOver = dated && millisOf(validTill) <= millisOf(now);
  if (lost === 0 || isOver) return { run, days, effect: "stays" };
  if (lost >= days) return { run: stoppedAt(now, validFrom), days: left, effect: "stopped" };
  if (!dated) return { run, days: left, effect: "shortened" };
  const end = daysBefore(validTill, lost);
  const isPast = millisOf(end) <= Math.max(millisOf(now), millisOf(validFrom));
  return isPast
    ? { run: stoppedAt(now, validFrom), days: left, effect: "stopped" }
    : { run: { validFrom, validTill: end }, days: left, effect: "shortened" };
}

/** The last Central day on which a run is shown. */
export const lastDayOf = ({ validTill }: Pick<DatedRun, "validTill">): string =>
  centralDayOf(millisOf(validTill) - 1);

/** What a refund does, told before it is done: to the run, on paper, and to what stays (REFUND-R3). */
export interface RefundEffect {
  readonly run: ShortenedRun | null;
  /** The lines of its credit note; empty for a payment without an invoice. */
  readonly lines: readonly ReceiptLine[];
  /** What stays of the payment, the provider's fees not counted. */
  readonly stays: number;
}

/** What the refund of an amount does. The server does the same by the same rules. */
export function refundEffect(
  {
    amount: paid,
    refunded,
    campaign,
    invoice,
    refunds,
  }: Pick<Refundable, "amount" | "campaign" | "invoice" | "refunded" | "refunds">,
  amount: number,
  now: Moment,
): RefundEffect {
  const total = toAmount(centsOf(refunded) + centsOf(amount));
  const returned = returnedOf(refunds);
  const { remaining } = refundFigures(paid, total);
  return {
    run: campaign && shortenRun(campaign, { paid, amount, total, returned }, now),
    lines: invoice === null ? [] : creditLines(invoice, { earlier: refunded, total }),
    stays: remaining,
  };
}
