import type { Issue } from "@marquee/domain/validation/rule";
import { invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { branchExists } from "../stores/queries.ts";
import { itemRefusals as refusals } from "./messages.ts";

/** Where an item belongs. */
interface Placed {
  readonly companyId: string;
  readonly storeId: string;
}

/** One's own company, if the form leaves it out for users who have no choice. */
export const itemCompany = ({ companyId }: Placed, { user }: RequestContext): string =>
  companyId || (user.companyId ?? "");

/** The branch of a draft belongs to its company (OFFER-T2, PRODUCT-T2), as that of a stored item does. */
export const branchIssues = async (
  { companyId, storeId }: Placed,
  context: RequestContext,
  rule: string,
  stored: Placed | null,
): Promise<readonly Issue[]> =>
  (stored?.companyId === companyId && stored.storeId === storeId) ||
  (await branchExists(context, companyId, storeId))
    ? []
    : [{ rule, field: "storeId", message: refusals.foreignBranch }];

/** An item that may not move keeps its company and its branch (OFFER-L1, PRODUCT-L1). */
export function moveIssues(
  stored: Placed,
  draft: Placed,
  { rule, lock }: { readonly rule: string; readonly lock: string | null },
): readonly Issue[] {
  if (lock === null) return [];
  return (["companyId", "storeId"] as const)
    .filter((field) => stored[field] !== draft[field])
    .map((field) => ({ rule, field, message: lock }));
}

/** All that is wrong at once, or null. */
export const refuseIssues = (...issues: readonly (readonly Issue[])[]): Refusal | null => {
  const all = issues.flat();
  return all.length > 0 ? invalid(all) : null;
};
