import type { Contract } from "@marquee/api/contract/contract";
import { Catalog } from "@marquee/domain/catalog/catalog.schema";
import { PRODUCT_CATALOG } from "@marquee/domain/catalog/sync-errors";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { itsCampaign, itsStore } from "../items/joins.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, catalog, catalogItem, offer, product, store } from "../schema/schema.ts";

export type NewCatalog = typeof catalog.$inferInsert;
export type NewCatalogItem = typeof catalogItem.$inferInsert;

const tenantFilter = (scope: Scope) => inScope(scope, catalog.companyId, catalog.storeId);

const CATALOG = {
  ...columnsOf(catalog, Catalog),
  storeName: store.storeName,
} as const;

const selectCatalogs = (tx: Tx) =>
  tx.select(CATALOG).from(catalog).innerJoin(store, itsStore(catalog));

/** Synced catalogs, newest first by default (CATALOG-L1). */
export const listCatalogs = defineList<Contract["catalog"]["byCompany" | "byBranch"], OfCompany>({
  from: catalog,
  id: catalog.id,
  select: selectCatalogs,
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(catalog.companyId, companyId),
    storeId: (storeId) => eq(catalog.storeId, storeId),
  },
  sorts: {
    name: catalog.name,
    type: catalog.type,
    totalSync: catalog.totalSync,
    createdOn: catalog.createdOn,
  },
  sortedBy: "-createdOn",
  search: [catalog.name, catalog.type],
});

/** One catalog of the scope; undefined for an unknown one and a foreign one alike. */
export async function findCatalog({ tx, scope }: TransactionContext, id: string) {
  const [found] = await selectCatalogs(tx).where(and(tenantFilter(scope), eq(catalog.id, id)));
  return found;
}

/** What lists of a catalog's items have in common: they are in the shop platform's order. */
const ITEMS = {
  from: catalogItem,
  id: catalogItem.position,
  tenantFilter: (scope: Scope) => inScope(scope, catalogItem.companyId, catalogItem.storeId),
  filters: {
    catalogId: (catalogId: string): SQL => eq(catalogItem.catalogId, catalogId),
    synced: (synced: "Y" | "N"): SQL =>
      sql`(cardinality(${catalogItem.missing}) = 0) = ${synced === "Y"}`,
    isProduct: (isProduct: boolean): SQL => {
      const ofType = sql`(select type = ${PRODUCT_CATALOG} from catalog where catalog.id = ${catalogItem.catalogId})`;
      return eq(ofType, isProduct);
    },
  },
} as const;

/** The fields of an item besides its content. It has no id of its own: its place in the catalog identifies it. */
const SYNCED = {
  id: sql<string>`${catalogItem.catalogId} || '-' || ${catalogItem.position}`,
  shopId: catalogItem.shopId,
  storeId: catalogItem.storeId,
  storeName: store.storeName,
  campaignName: campaign.campaignName,
  missing: catalogItem.missing,
} as const;

interface OfCatalog {
  readonly catalogId: string;
  readonly isProduct: boolean;
}

const itsProduct = and(
  eq(product.companyId, catalogItem.companyId),
  eq(product.id, catalogItem.productId),
);
const productHeading = sql<string>`coalesce(${product.heading}, '')`;

/** The products of a catalog with the runs of those that became products of ours (CATALOG-L2). */
export const listCatalogProducts = defineList<Contract["catalog"]["products"], OfCatalog>({
  ...ITEMS,
  select: (tx) =>
    tx
      .select({
        ...SYNCED,
        productId: catalogItem.productId,
        name: catalogItem.title,
        heading: productHeading,
        brand: catalogItem.brand,
        images: sql<string[]>`coalesce(nullif(${product.images}, '{}'), ${catalogItem.image})`,
        validFrom: product.validFrom,
        validTill: product.validTill,
      })
      .from(catalogItem)
      .innerJoin(store, itsStore(catalogItem))
      .leftJoin(product, itsProduct)
      .leftJoin(campaign, itsCampaign(product)),
  sorts: {
    name: catalogItem.title,
    heading: productHeading,
    brand: catalogItem.brand,
    storeName: store.storeName,
    campaignName: campaign.campaignName,
    validFrom: product.validFrom,
    validTill: product.validTill,
  },
  sortedBy: [sql`${catalogItem.position}`],
  search: [catalogItem.title, catalogItem.brand, catalogItem.shopId],
});

/** The collections of a catalog with the runs of those that became offers or collections of ours (CATALOG-L3). */
export const listCatalogCollections = defineList<Contract["catalog"]["collections"], OfCatalog>({
  ...ITEMS,
  select: (tx) =>
    tx
      .select({
        ...SYNCED,
        offerId: catalogItem.offerId,
        active: offer.active,
        heading: catalogItem.title,
        subHeading: catalogItem.description,
        fullImage: sql<string | null>`coalesce(${offer.fullImage}, ${catalogItem.image}[1])`,
        products: sql<number>`cardinality(${catalogItem.products})`,
        validFrom: offer.validFrom,
        validTill: offer.validTill,
      })
      .from(catalogItem)
      .innerJoin(store, itsStore(catalogItem))
      .leftJoin(
        offer,
        and(eq(offer.companyId, catalogItem.companyId), eq(offer.id, catalogItem.offerId)),
      )
      .leftJoin(campaign, itsCampaign(offer)),
  sorts: {
    heading: catalogItem.title,
    storeName: store.storeName,
    campaignName: campaign.campaignName,
    validFrom: offer.validFrom,
    validTill: offer.validTill,
  },
  sortedBy: [sql`${catalogItem.position}`],
  search: [catalogItem.title, catalogItem.description, catalogItem.shopId],
});

/** How many of these offers and products a catalog became. */
export async function countOwn(
  { tx }: TransactionContext,
  catalogId: string,
  column: typeof catalogItem.offerId | typeof catalogItem.productId,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await tx
    .selectDistinct({ id: column })
    .from(catalogItem)
    .where(and(eq(catalogItem.catalogId, catalogId), inArray(column, [...ids])));
  return rows.length;
}

/** The number of parameters of one statement is limited; this many items stay well below it. */
const AT_ONCE = 1000;

/** Writes down synced catalogs with their items. */
export async function insertCatalogs(
  tx: Tx,
  catalogs: readonly NewCatalog[],
  items: readonly NewCatalogItem[],
): Promise<void> {
  if (catalogs.length === 0) return;
  // One that lacked items is replaced by its next delivery (INGEST-I8).
  await tx.delete(catalog).where(
    isAmong(
      catalog.id,
      catalogs.map(({ id }) => id),
    ),
  );
  await tx.insert(catalog).values([...catalogs]);
  for (let start = 0; start < items.length; start += AT_ONCE)
    await tx.insert(catalogItem).values(items.slice(start, start + AT_ONCE));
}
