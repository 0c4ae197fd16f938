import { MOST_ALIKE } from "@marquee/domain/products/import-limits";
import type { FileProducts, ProductForFile } from "@marquee/domain/products/product.schema";
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { itsCampaign, itsStore } from "../items/joins.ts";
import { itsSponsored, sponsored } from "../items/sponsored-fields.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { campaign, category, product, store } from "../schema/schema.ts";
import { NO_VARIANT, productFilter, WHOLE } from "./queries.ts";

const above = alias(category, "above");
const top = alias(category, "top");
const root = alias(category, "root");

const FILE_FIELDS = {
  ...WHOLE,
  branchCode: store.code,
  categoryPath: sql<
    string[]
  >`array_remove(array[${root.name}, ${top.name}, ${above.name}, ${category.name}], null)`,
} as const;

/** The ids of products by branch and name, a limited number of each: those with the heading first, the newest first. */
async function idsByName(
  { tx, scope }: TransactionContext,
  named: FileProducts["named"],
): Promise<readonly string[]> {
  if (named.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct alike.id
    from unnest(
      ${sql.param(named.map(({ storeId }) => storeId))}::text[],
      ${sql.param(named.map(({ name }) => name))}::text[],
      ${sql.param(named.map(({ heading }) => heading))}::text[]
    ) as given(store_id, name, heading)
    cross join lateral (
      select ${product.id} from ${product}
      where ${productFilter(scope) ?? sql`true`} and ${NO_VARIANT}
        and ${product.storeId} = given.store_id and ${product.nameKey} = marquee_name_key(given.name)
      order by ${product.heading} = given.heading desc, ${product.createdOn} desc, ${product.id}
      limit ${MOST_ALIKE}
    ) as alike`);
  return rows.map(({ id }) => id);
}

/** The products that a file is about, by ids or by branch and name (PRODUCT-I13): two statements for any number of rows. */
export async function productsForFile(
  context: TransactionContext,
  { ids, named }: FileProducts,
): Promise<readonly ProductForFile[]> {
  const { tx, scope } = context;
  const found = [...new Set([...ids, ...(await idsByName(context, named))])];
  if (found.length === 0) return [];
  return tx
    .select(FILE_FIELDS)
    .from(product)
    .innerJoin(store, itsStore(product))
    .leftJoin(campaign, itsCampaign(product))
    .leftJoin(sponsored, itsSponsored(product))
    .leftJoin(category, eq(category.id, product.categoryId))
    .leftJoin(above, eq(above.id, category.parentId))
    .leftJoin(top, eq(top.id, above.parentId))
    .leftJoin(root, eq(root.id, top.parentId))
    .where(and(productFilter(scope), NO_VARIANT, isAmong(product.id, found)))
    .orderBy(product.createdOn, product.id);
}
