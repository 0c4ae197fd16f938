import { canUpdateBranch } from "../offers/offer-locks.ts";
import type { Flag } from "../wire/field.schema.ts";

/** Which controls of the product form are disabled. A create is never locked. */
export interface ProductLocks {
  readonly company: boolean;
  readonly branch: boolean;
  readonly offer: boolean;
}

/**
 * On edit, company, branch and existing offer are fixed unless `canUpdateBranch` is Y; everything else can be changed
 * (PRODUCT-L1). `product` is null on a create.
 */
export function productLocks(product: { readonly canUpdateBranch: Flag } | null): ProductLocks {
  const fixed = product !== null && !canUpdateBranch(product);
  return { company: fixed, branch: fixed, offer: fixed };
}
