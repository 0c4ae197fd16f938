import type { Page } from "@marquee/api/http/call";
import type { Store } from "@marquee/domain/stores/store.schema";
import { and, eq, sql } from "drizzle-orm";
import type pg from "pg";
import type { Tx } from "../platform/database/typed.ts";
import { appUser, store } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import type { Within } from "../platform/tenancy/work.ts";

export type NewStore = typeof store.$inferInsert;

const SORT = { storeName: store.storeName, code: store.code, createdOn: store.createdOn } as const;

const WIRE = {
  id: store.id,
  companyId: store.companyId,
  code: store.code,
  storeName: store.storeName,
  companyLogo: store.companyLogo,
  marketPlace: store.marketPlace,
  countryId: store.countryId,
  stateId: store.stateId,
  cityId: store.cityId,
  active: store.active,
  isApprove: store.isApprove,
  isShopify: store.isShopify,
} as const;

/** Which branches a list shows: of a company (null: of every one), perhaps one of them alone. */
export interface StoreListing extends ListQuery {
  readonly companyId: string | null;
  readonly storeId?: string | null;
}

/** Branches of the scope, by name unless asked otherwise; `q` looks at names and codes. */
export async function listStores(
  { tx, scope }: Within,
  listing: StoreListing,
): Promise<Page<Store> | Refusal> {
  const order = orderOf(listing.sort ?? "storeName", SORT, store.id);
  if (order instanceof Refusal) return order;
  const { companyId, storeId = null } = listing;
  const where = and(
    inScope(scope, store.companyId, store.id),
    companyId === null ? undefined : eq(store.companyId, companyId),
    storeId === null ? undefined : eq(store.id, storeId),
    holdsText(listing.q, [store.storeName, store.code]),
  );
  const rows = tx
    .select(WIRE)
    .from(store)
    .where(where)
    .orderBy(...order);
  return readPage(listing, rows, () => tx.$count(store, where));
}

/** One branch inside the scope; undefined for an unknown one and for one of another company alike. */
export async function findStore({ tx, scope }: Within, id: string): Promise<Store | undefined> {
  const [row] = await tx
    .select(WIRE)
    .from(store)
    .where(and(inScope(scope, store.companyId, store.id), eq(store.id, id)));
  return row;
}

/** Whether the scope has a branch of this id and company. */
export async function branchExists(
  { tx, scope }: Within,
  companyId: string,
  storeId: string,
): Promise<boolean> {
  const where = and(
    inScope(scope, store.companyId, store.id),
    eq(store.companyId, companyId),
    eq(store.id, storeId),
  );
  return (await tx.$count(store, where)) === 1;
}

/** Where a person works: nowhere, for a company, or for one branch of it. Unknown people work nowhere. */
export async function placeOf(
  tx: Tx,
  email: string,
): Promise<{ readonly companyId: string | null; readonly storeId: string | null }> {
  const [row] = await tx
    .select({ companyId: appUser.companyId, storeId: appUser.storeId })
    .from(appUser)
    .where(eq(appUser.email, email.toLowerCase()));
  return row ?? { companyId: null, storeId: null };
}

/**
 * Whether a company has a branch with this code, in any case of letters (STORE-B1). Asked as the system: who is of one
 * branch has to be told of the codes of the others, too, and of nothing else.
 */
export const branchCodeExists = (
  pool: pg.Pool,
  companyId: string,
  code: string,
): Promise<boolean> =>
  withScope(pool, SYSTEM, async (tx) => {
    const same = eq(sql`lower(${store.code})`, sql`lower(${code.trim()})`);
    return (await tx.$count(store, and(eq(store.companyId, companyId), same))) > 0;
  });

/** Rows that are there already stay as they are. */
export async function insertStores(tx: Tx, stores: readonly NewStore[]): Promise<void> {
  await tx
    .insert(store)
    .values([...stores])
    .onConflictDoNothing();
}
