import { millisOf, type Moment } from "../dates/instants.ts";
import { type Run, runFrom } from "./campaign-run.ts";

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
 * The run of products that were mapped to a live offer: from the payment until the offer ends (MAP-R1). Null where
 * the offer was over before it was paid for: nothing is left to run, and the payment is given back (MAP-R2).
 */
export function mappedRun(paid: {
  readonly validTill: string;
  readonly paidAt: Moment;
}): Extract<Run, { readonly validFrom: string }> | null {
  const from = millisOf(paid.paidAt);
  const till = millisOf(paid.validTill);
  return till <= from
    ? null
    : { validFrom: new Date(from).toISOString(), validTill: new Date(till).toISOString() };
}
