import type { Moment } from "../dates/instants.ts";
import type { Flag } from "../wire/field.schema.ts";
import { isExpired, type ItemDates } from "../items/item-status.ts";

/** Which controls of the form are disabled. A create is never locked. */
export interface OfferLocks {
  readonly company: boolean;
  readonly branch: boolean;
  readonly products: boolean;
}

/** Whether an existing offer may move to another company or branch (OFFER-L1). */
export const canUpdateBranch = (offer: { readonly canUpdateBranch: Flag }): boolean =>
  offer.canUpdateBranch === "Y";

/**
 * On edit, company and branch follow `canUpdateBranch` (OFFER-L1), and mapped products open only once the offer
 * has expired (OFFER-L2). `offer` is null on a create.
 */
export function offerLocks(
  offer: (ItemDates & { readonly canUpdateBranch: Flag }) | null,
  now: Moment,
): OfferLocks {
  if (offer === null) return { company: false, branch: false, products: false };
  const fixed = !canUpdateBranch(offer);
  return { company: fixed, branch: fixed, products: !isExpired(offer, now) };
}
