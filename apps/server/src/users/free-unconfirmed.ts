import { isPrivileged, isShopUser } from "@marquee/domain/access/actor";
import { unconfirmedUntil } from "@marquee/domain/users/unconfirmed";
import type pg from "pg";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { deleteUnconfirmed, findHolder } from "./queries.ts";

interface Services {
  readonly pool: pg.Pool;
  readonly identity: IdentityService;
}
interface Claim {
  readonly email: string;
  /** The calling company; what it holds itself is never free. */
  readonly companyId: string;
  readonly now: Date;
}

/** The user of an e-mail that is free: added at least 14 days ago, and not confirmed since. Null if it is not free. */
async function findFree({ pool, identity }: Services, { email, companyId, now }: Claim) {
  const holder = await withScope(pool, SYSTEM, (tx) => findHolder(tx, email));
  if (!holder || holder.companyId === companyId || holder.createdOn === null) return null;
  if (isPrivileged(holder) || isShopUser(holder)) return null;
  if (now < unconfirmedUntil(new Date(holder.createdOn))) return null;
  const account = await identity.isConfirmed(email);
  return account.tag === "known" && !account.isConfirmed ? holder : null;
}

/** Whether an e-mail that a company holds is free for another one (USER-C11). Nothing changes. */
export const isFree = async (services: Services, claim: Claim): Promise<boolean> =>
  (await findFree(services, claim)) !== null;

/**
 * Frees an e-mail for another company if the one that holds it has added its user at least 14 days ago, and no user has
 * confirmed the e-mail since (USER-C11). False if it stays taken.
 */
export async function freeUnconfirmed(services: Services, claim: Claim): Promise<boolean> {
  const holder = await findFree(services, claim);
  return holder !== null && withScope(services.pool, SYSTEM, (tx) => deleteUnconfirmed(tx, holder));
}
