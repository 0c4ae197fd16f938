import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import type { Services } from "../services.ts";
import { ensureDefaultRoles } from "../users/default-roles.ts";

/** Makes what requests need on a database that holds nothing yet; safe to repeat. */
export async function prepareProduction({
  pool,
}: Pick<Services, "pool">): Promise<readonly string[]> {
  await withScope(pool, SYSTEM, ensureDefaultRoles, { actor: "system", origin: "start" });
  return [];
}
