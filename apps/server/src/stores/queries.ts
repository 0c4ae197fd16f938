import type { Contract } from "@marquee/api/contract/contract";
import type { Country } from "@marquee/domain/geography/geography.schema";
import { StoreDetails, type Store, type StoreCategory } from "@marquee/domain/stores/store.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, not, sql } from "drizzle-orm";
import type pg from "pg";
import { companyNameOf } from "../companies/company-name.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import { chosenText } from "../platform/database/columns.ts";
import { isoText } from "../platform/database/iso-text.ts";
import { isNamed } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { SYSTEM, type Scope } from "../platform/tenancy/scope.ts";
import { inScope, withScope } from "../platform/tenancy/with-scope.ts";
import { appUser, category, offer, store, storeCategory } from "../schema/schema.ts";

export type NewStore = typeof store.$inferInsert;

/** Whether an approved branch has changed since, and awaits another look (STORE-A9). */
export const hasChanged = sql<boolean>`(${store.reviewed} is not null and ${store.isApprove} = 'Y')`;
const NEEDS_REVIEW = sql<Flag>`case when ${hasChanged} then 'Y' else 'N' end`;

/** Whether staff have to decide about a branch: it awaits approval and was not sent back, or has changed since (STORE-A13). */
export const waitsForStaff = sql<boolean>`(${store.active} = 'Y' and ((${store.isApprove} = 'N' and ${store.sentBack} is null) or ${hasChanged}))`;
/** The time since which a branch waits: since it was added, lost its approval, or was changed after its approval. */
export const waitsSince = sql<string>`case when ${hasChanged} then ${store.updatedOn} else coalesce(${store.withdrawnOn}, ${store.createdOn}) end`;

const FIELDS = {
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
  needsReview: NEEDS_REVIEW,
  sentBack: store.sentBack,
  waitsSince: sql<string | null>`case when ${waitsForStaff} then ${waitsSince} end`.mapWith(
    isoText,
  ),
  isShopify: store.isShopify,
  managerName: store.managerName,
  managerMobile: store.managerMobile,
  createdOn: store.createdOn,
  updatedOn: store.updatedOn,
} as const;

/** A whole branch: what forms and the policy dialog start from (STORE-D1). */
const WHOLE = {
  ...columnsOf(store, StoreDetails),
  ...FIELDS,
  categories: sql<StoreCategory[]>`
    (
      select coalesce(
        json_agg(
          json_build_object('id', ${category.id}, 'name', ${category.name}) order by ${storeCategory.position}
        ),
        '[]'
      )
      from ${storeCategory}
      join ${category} on ${category.id} = ${storeCategory.categoryId}
      where ${storeCategory.storeId} = ${store.id}
    )
  `,
  storeCountryId: chosenText<Country>(store.storeCountryId),
  storeStateId: chosenText(store.storeStateId),
  storeCityId: chosenText(store.storeCityId),
  primaryOfferImage: offer.fullImage,
  /** The logo in the sizes of a table and of a card. */
  logoSmall: sql<string | null>`${store.companyLogo} || '?w=80'`,
  logoMedium: sql<string | null>`${store.companyLogo} || '?w=320'`,
} as const;

const tenantFilter = (scope: Scope) => inScope(scope, store.companyId, store.id);

/** Branches of the scope, by name by default; `q` looks at names and codes. */
export const listStores = defineList<Contract["stores"]["byCompany" | "byUser"], OfCompany>({
  from: store,
  id: store.id,
  select: (tx) => tx.select({ ...FIELDS, companyName: companyNameOf(store.companyId) }).from(store),
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(store.companyId, companyId),
    storeId: (storeId) => eq(store.id, storeId),
    isApprove: (isApprove) => eq(store.isApprove, isApprove),
    needsReview: (needsReview) => (needsReview === "Y" ? hasChanged : not(hasChanged)),
    waits: (waits) => (waits === "Y" ? waitsForStaff : not(waitsForStaff)),
  },
  sorts: {
    storeName: store.storeName,
    code: store.code,
    createdOn: store.createdOn,
    waitsSince,
  },
  sortedBy: "storeName",
  search: [store.storeName, store.code],
});

/** One branch inside the scope; undefined for an unknown one and for one of another company alike. */
export async function findStore(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<Store | undefined> {
  const [row] = await tx
    .select(FIELDS)
    .from(store)
    .where(and(tenantFilter(scope), eq(store.id, id)));
  return row;
}

/** A branch with all its details, as calls read, create and change it. */
export const storeRecord = defineRecord({
  noun: "branch",
  table: store,
  id: store.id,
  select: (tx) =>
    tx
      .select(WHOLE)
      .from(store)
      .leftJoin(offer, and(eq(offer.storeId, store.id), sql`${offer.isPrimary} = 'Y'`)),
  tenantFilter,
});

/** Stores the categories of a branch, in their order, each once. */
export async function replaceCategories(
  tx: Tx,
  { id: storeId, companyId, categories }: Pick<StoreDetails, "id" | "companyId" | "categories">,
): Promise<void> {
  await tx.delete(storeCategory).where(eq(storeCategory.storeId, storeId));
  const ids = [...new Set(categories.map(({ id }) => id))];
  if (ids.length === 0) return;
  await tx
    .insert(storeCategory)
    .values(ids.map((categoryId, position) => ({ companyId, storeId, categoryId, position })));
}

/** Whether the scope has a branch of this id and company. */
export async function branchExists(
  { tx, scope }: TransactionContext,
  companyId: string,
  storeId: string,
): Promise<boolean> {
  const where = and(tenantFilter(scope), eq(store.companyId, companyId), eq(store.id, storeId));
  return (await tx.$count(store, where)) === 1;
}

/** Where a user works: nowhere, for a company, or for one branch of it. Unknown users work nowhere. */
export async function findPersonsBranch(
  tx: Tx,
  email: string,
): Promise<{ readonly companyId: string | null; readonly storeId: string | null }> {
  const [row] = await tx
    .select({ companyId: appUser.companyId, storeId: appUser.storeId })
    .from(appUser)
    .where(eq(appUser.email, email.toLowerCase()));
  return row ?? { companyId: null, storeId: null };
}

/** Whether a company has a branch with a code that looks the same (STORE-B1). Queried as the system: of all branches. */
export const branchCodeExists = (
  pool: pg.Pool,
  companyId: string,
  code: string,
): Promise<boolean> =>
  withScope(pool, SYSTEM, async (tx) => {
    const same = isNamed(store.code, code);
    return (await tx.$count(store, and(eq(store.companyId, companyId), same))) > 0;
  });

/** Rows that are there already stay as they are. */
export async function insertStores(tx: Tx, stores: readonly NewStore[]): Promise<void> {
  await tx
    .insert(store)
    .values([...stores])
    .onConflictDoNothing();
}
