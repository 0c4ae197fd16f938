import { endOfCentralDay, startOfCentralDay } from "../dates/central-time.ts";
import { addDays, DAY_MILLIS } from "../dates/days.ts";
import { LAST_INSTANT, millisOf, type Moment } from "../dates/instants.ts";

/** A run with its dates, as ISO instants. */
export interface DatedRun {
  readonly validFrom: string;
  readonly validTill: string;
}

/** When a campaign and its items run; both null while the branch awaits approval. */
export type Run = DatedRun | { readonly validFrom: null; readonly validTill: null };

/** A run of 24-hour days from a payment or an approval (CAMP-R2, CAMP-R4), up to the end of the year 9999 (CAMP-R8). */
export function runFrom(start: Moment, days: number): DatedRun {
  const from = millisOf(start);
  return {
    validFrom: new Date(from).toISOString(),
    validTill: new Date(Math.min(from + days * DAY_MILLIS, LAST_INSTANT)).toISOString(),
  };
}

/**
 * The run of a paid flyer campaign: its days from the later of the chosen from-date and the payment (CAMP-R1).
 * From a chosen day it ends with a calendar day, so that no clock change makes or takes an hour of it (CAMP-R2).
 * In a branch that is not approved there are no dates yet (CAMP-R3).
 */
export function campaignRun(paid: {
  readonly from: string;
  readonly days: number;
  readonly paidAt: Moment;
  readonly approved: boolean;
}): Run {
  return paid.approved ? runFromDay(paid, paid.paidAt) : { validFrom: null, validTill: null };
}

/** The run of a number of days from a chosen day, or from a later moment. */
function runFromDay({ from, days }: { from: string; days: number }, earliest: Moment): DatedRun {
  const chosen = startOfCentralDay(from);
  if (millisOf(chosen) < millisOf(earliest)) return runFrom(earliest, days);
  return { validFrom: chosen, validTill: endOfCentralDay(addDays(from, days - 1)) };
}

/** A run that is over from now on; one that has not begun never begins. */
export function stoppedAt(now: Moment, validFrom: string | null): DatedRun {
  const at = millisOf(now);
  const begun = validFrom !== null && millisOf(validFrom) < at;
  return {
    validFrom: begun ? validFrom : new Date(at - 1).toISOString(),
    validTill: new Date(at).toISOString(),
  };
}

/** A campaign that has no dates while its branch awaits approval. */
export interface WaitingRun {
  readonly days: number;
  /** The day that was chosen for its start; null if it starts with the approval. */
  readonly from: string | null;
}

/** The run of a campaign that waited: its days from the approval, or from its chosen day if that is later (CAMP-R4). */
export const approvalRun = ({ days, from }: WaitingRun, approvedAt: Moment): DatedRun =>
  from === null ? runFrom(approvedAt, days) : runFromDay({ from, days }, approvedAt);

/**
 * The run of a promoted offer: its plan's days, or those of its custom run, from the payment (PROMOTE-R1). In a
 * branch that is not approved there are no dates until the approval, when `runFrom` counts the days (PROMOTE-R2).
 */
export const promotionRun = (paid: {
  readonly days: number;
  readonly paidAt: Moment;
  readonly approved: boolean;
}): Run => (paid.approved ? runFrom(paid.paidAt, paid.days) : { validFrom: null, validTill: null });

/**
 * The run of products that were mapped to a live offer: from the payment until the offer ends (MAP-R1). Null if
 * the offer was over before it was paid for: nothing is left to run, and the payment is refunded (MAP-R2).
 */
export function mappingRun(paid: {
  readonly validTill: string;
  readonly paidAt: Moment;
}): DatedRun | null {
  const from = millisOf(paid.paidAt);
  const till = millisOf(paid.validTill);
  return till <= from
    ? null
    : { validFrom: new Date(from).toISOString(), validTill: new Date(till).toISOString() };
}
