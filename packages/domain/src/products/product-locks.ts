import { canUpdateBranch } from "../offers/offer-locks.ts";
import type { Flag } from "../wire/field.schema.ts";

/** Why a control of the product or variant form is disabled; null if it is not. A create is never locked. */
export interface ProductLocks {
  /** The lock of company and branch. */
  readonly branch: string | null;
  readonly offer: string | null;
}

const KEEPS_BRANCH = "It keeps its company and branch: add a new one for another branch.";
const OFFER =
  "It keeps its offer. A user who may create campaigns maps products from the offer itself.";

/**
 * On edit, company, branch and existing offer are fixed unless `canUpdateBranch` is Y; everything else can be changed
 * (PRODUCT-L1). `product` is null on a create.
 */
export function productLocks(product: { readonly canUpdateBranch: Flag } | null): ProductLocks {
  const fixed = product !== null && !canUpdateBranch(product);
  return { branch: fixed ? KEEPS_BRANCH : null, offer: fixed ? OFFER : null };
}
