import type { Ability } from "@marquee/domain/access/ability";
import { can, type Resource } from "@marquee/domain/access/can";
import type { SignedInRequest } from "../http/request.ts";
import { forbidden, notFound, type Refusal } from "../refusal/refusal.ts";
import type { TransactionContext } from "../tenancy/request-context.ts";

/** Refuses a caller who lacks an ability, about a resource if one is named. */
export function refuseWithout(
  { user }: SignedInRequest,
  ability: Ability,
  resource: Resource = {},
): Refusal | null {
  const response = can(user, ability, resource);
  return response.allowed ? null : forbidden(response.reason);
}

/** Refuses what is not there for the caller. */
export async function refuseMissing(
  { scope, transaction }: SignedInRequest,
  exists: (context: TransactionContext) => Promise<boolean>,
): Promise<Refusal | null> {
  return (await transaction((tx) => exists({ tx, scope }))) ? null : notFound();
}
