import type pg from "pg";
import { unconfirmedUntil } from "@marquee/domain/users/unconfirmed";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { deleteUnconfirmed, findHolder } from "./queries.ts";

/**
 * Frees an e-mail for another company if the one that holds it has added its user at least 14 days ago, and nobody has
 * confirmed the e-mail since (USER-C11). False if it stays taken.
 */
export async function freeUnconfirmed(
  { pool, identity }: { readonly pool: pg.Pool; readonly identity: IdentityService },
  { email, companyId, now }: { readonly email: string; readonly companyId: string; now: Date },
): Promise<boolean> {
  const holder = await withScope(pool, SYSTEM, (tx) => findHolder(tx, email));
  if (!holder || holder.companyId === companyId || holder.createdOn === null) return false;
  if (holder.isMaster === "Y" || holder.isShopify === "Y") return false;
  if (now < unconfirmedUntil(new Date(holder.createdOn))) return false;
  const account = await identity.isConfirmed(email);
  if (account.tag !== "known" || account.isConfirmed) return false;
  return withScope(pool, SYSTEM, (tx) => deleteUnconfirmed(tx, holder));
}
