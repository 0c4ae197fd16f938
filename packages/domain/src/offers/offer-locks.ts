import type { Moment } from "../dates/instants.ts";
import { isExpired, type ItemDates } from "../items/item-status.ts";
import type { Flag } from "../wire/field.schema.ts";

/** Why a control of the form is disabled, and what helps; null if it is not. A create is never locked. */
export interface OfferLocks {
  /** The lock of company and branch. */
  readonly branch: string | null;
  readonly products: string | null;
}

const KEEPS_BRANCH =
  "A campaign was made for this offer here, so it keeps its company and branch. A copy of it can be moved to another branch.";
const PRODUCTS =
  "Mapped products can be changed here only after the offer has ended. While it is live, a user who may create campaigns adds to them with Map More Products.";

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
  if (offer === null) return { branch: null, products: null };
  return {
    branch: canUpdateBranch(offer) ? null : KEEPS_BRANCH,
    products: isExpired(offer, now) ? null : PRODUCTS,
  };
}
