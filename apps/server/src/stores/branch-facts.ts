import type { BranchFacts } from "@marquee/domain/approval/approval-effect.schema";
import { reviewedFacts } from "@marquee/domain/approval/branch-facts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { createHash } from "node:crypto";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { category, city, state, store, storeCategory } from "../schema/schema.ts";

interface AddressColumns {
  readonly unit: PgColumn;
  readonly street: PgColumn;
  readonly cityId: PgColumn;
  readonly stateId: PgColumn;
  readonly code: PgColumn;
}

/** An address in one line, by the names of its places. */
const addressText = ({ unit, street, cityId, stateId, code }: AddressColumns): SQL<string> =>
  sql<string>`
    concat_ws(
      ', ',
      nullif(${unit}, ''),
      nullif(${street}, ''),
      (select ${city.name} from ${city} where ${city.id} = ${cityId}),
      (select ${state.name} from ${state} where ${state.id} = ${stateId}),
      nullif(${code}, '')
    )
  `;

const FACTS = {
  storeName: store.storeName,
  code: store.code,
  categories: sql<string>`
    coalesce(
      (
        select string_agg(${category.name}, ', ' order by ${storeCategory.position})
        from ${storeCategory}
        join ${category} on ${category.id} = ${storeCategory.categoryId}
        where ${storeCategory.storeId} = ${store.id}
      ),
      ''
    )
  `,
  address: addressText({
    unit: store.address1,
    street: store.address2,
    cityId: store.cityId,
    stateId: store.stateId,
    code: store.pincode,
  }),
  storeAddress: addressText({
    unit: store.storeAddress1,
    street: store.storeAddress2,
    cityId: store.storeCityId,
    stateId: store.storeStateId,
    code: store.storePincode,
  }),
} as const;

const tenantFilter = (scope: Scope) => inScope(scope, store.companyId, store.id);

/** What a look at a branch is about, as it is stored now (STORE-A8). */
export async function readFacts(
  { tx, scope }: TransactionContext,
  id: string,
): Promise<BranchFacts> {
  const [facts] = await tx
    .select(FACTS)
    .from(store)
    .where(and(tenantFilter(scope), eq(store.id, id)));
  if (!facts) throw new Error(`branch ${id} was found and is not there`);
  return facts;
}

/** Names what was looked at: the same facts have the same digest. */
export const factsDigest = ({ storeName, code, categories, address, storeAddress }: BranchFacts) =>
  createHash("sha256")
    .update(JSON.stringify([storeName, code, categories, address, storeAddress]))
    .digest("hex")
    .slice(0, 32);

/** Stores what a branch was looked at with; null once it is as it was again. */
const setReviewed = (
  { tx, scope }: TransactionContext,
  id: string,
  reviewed: BranchFacts | null,
): PromiseLike<unknown> =>
  tx
    .update(store)
    .set({ reviewed })
    .where(and(tenantFilter(scope), eq(store.id, id)));

/** Queues a branch that has changed since its approval for another look (STORE-A9). */
export async function queueReview(
  context: TransactionContext,
  id: string,
  before: BranchFacts,
): Promise<void> {
  const { tx, scope } = context;
  const [stored] = await tx
    .select({ isApprove: store.isApprove, reviewed: store.reviewed })
    .from(store)
    .where(and(tenantFilter(scope), eq(store.id, id)));
  if (stored?.isApprove !== "Y") return;
  const reviewed = reviewedFacts(stored.reviewed, before, await readFacts(context, id));
  await setReviewed(context, id, reviewed);
}
