import { can } from "@marquee/domain/access/can";
import type { Geography } from "@marquee/domain/geography/geography.schema";
import { forbidden, type Refusal } from "../../platform/refusal/refusal.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { findBranch, geographyOf, type Branch } from "./plan-queries.ts";

/** The branch that a plan is for, with the states and cities of its country. */
export interface PlanBranch extends Branch {
  readonly geography: Geography;
}

/** The branch of a plan; refused if the user may not promote it, undefined for a foreign one and an unknown one alike. */
export async function loadBranch(
  context: RequestContext,
  storeId: string,
): Promise<PlanBranch | Refusal | undefined> {
  const branch = await findBranch(context, storeId);
  if (!branch) return undefined;
  const { companyId, countryId } = branch;
  const response = can(context.user, "campaigns.create", { companyId, storeId });
  if (!response.allowed) return forbidden(response.reason);
  return { ...branch, geography: await geographyOf(context.tx, countryId) };
}
