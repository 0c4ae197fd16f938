import type { Contract } from "@marquee/api/contract/contract";
import type { SectionShopItemChange } from "@marquee/domain/sections/section.schema";
import { and, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  company,
  offer,
  product,
  section,
  sectionConfiguration,
  sectionItem,
  store,
} from "../schema/schema.ts";

/** What is in a section is a company's, and of the branch that its offer or product is of. */
const tenantFilter = (scope: Scope): SQL | undefined =>
  or(
    inScope(scope, offer.companyId, offer.storeId),
    inScope(scope, product.companyId, product.storeId),
  );

const selectShopItems = (tx: Tx) =>
  tx
    .select({
      configurationId: sectionItem.configurationId,
      shopId: sectionItem.shopId,
      section: section.id,
      sectionName: section.name,
      type: sectionItem.type,
      itemId: sql<string>`coalesce(${sectionItem.offerId}, ${sectionItem.productId})`,
      itemName: sql<string>`coalesce(${offer.heading}, ${product.name})`,
      companyId: sectionItem.companyId,
      companyName: company.name,
      storeName: store.storeName,
      createdBy: sectionConfiguration.createdBy,
      createdOn: sectionConfiguration.createdOn,
    })
    .from(sectionItem)
    .innerJoin(sectionConfiguration, eq(sectionConfiguration.id, sectionItem.configurationId))
    .innerJoin(section, eq(section.id, sectionConfiguration.section))
    .innerJoin(company, eq(company.id, sectionItem.companyId))
    .leftJoin(offer, eq(offer.id, sectionItem.offerId))
    .leftJoin(product, eq(product.id, sectionItem.productId))
    .innerJoin(store, sql`${store.id} = coalesce(${offer.storeId}, ${product.storeId})`);

/** The shops' items that are in sections, the latest first (SHOPSECTION-L1). */
export const listShopItems = defineList<
  Contract["sections"]["shopItems"],
  { readonly companyId: string | null; readonly isShown: true }
>({
  from: sectionItem,
  id: sectionItem.shopId,
  select: selectShopItems,
  counted: selectShopItems,
  tenantFilter,
  filters: {
    sectionId: (id) => eq(sectionConfiguration.section, id),
    companyId: (id) => eq(sectionItem.companyId, id),
    itemId: (id) => or(eq(sectionItem.offerId, id), eq(sectionItem.productId, id)),
    isShown: () => isNull(sectionItem.removedOn),
  },
  sorts: {},
  sortedBy: [
    sql`${sectionConfiguration.createdOn} desc`,
    sql`${sectionItem.configurationId}`,
    sql`${sectionItem.position}`,
  ],
  search: [section.name, company.name, offer.heading, product.name],
});

const byKey = ({ configurationId, shopId }: SectionShopItemChange): SQL | undefined =>
  and(eq(sectionItem.configurationId, configurationId), eq(sectionItem.shopId, shopId));

/** An item of a shop that was put into a section, removed since or not; undefined if the scope has none. */
export async function findShopItem({ tx, scope }: RequestContext, key: SectionShopItemChange) {
  const [row] = await tx
    .select({
      section: sectionConfiguration.section,
      type: sectionItem.type,
      companyId: sectionItem.companyId,
      removedOn: sectionItem.removedOn,
    })
    .from(sectionItem)
    .innerJoin(sectionConfiguration, eq(sectionConfiguration.id, sectionItem.configurationId))
    .where(and(inScope(scope, sectionItem.companyId), byKey(key)));
  return row;
}

/** Takes it out of its section, with who and when, or puts it back. */
export async function storeRemoval(
  { tx, scope, user, now }: RequestContext,
  change: SectionShopItemChange,
): Promise<void> {
  await tx
    .update(sectionItem)
    .set(
      change.removed === "Y"
        ? { removedOn: now.toISOString(), removedBy: user.name }
        : { removedOn: null, removedBy: null },
    )
    .where(and(inScope(scope, sectionItem.companyId), byKey(change)));
}
