import type { Contract } from "@marquee/api/contract/contract";
import { and, eq, exists, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { byLetters } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { OfCompany } from "../platform/lists/listing.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { company, offer, product } from "../schema/schema.ts";

/** Whether a company sells on the shop platform. */
const isShopCompany = (tx: Tx, companyId: PgColumn): SQL =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(company)
      .where(and(eq(company.id, companyId), eq(company.isShopify, "Y"))),
  );

/** Filters that every list of shop items has. */
interface OfShop extends OfCompany {
  readonly synced: true;
}

/** The offers and collections of companies on the shop platform that have an id there (SHOP-L1), of all kinds or one. */
export const listShopOffers = defineList<Contract["catalog"]["shopOffers"], OfShop>({
  from: offer,
  id: offer.id,
  select: (tx) =>
    tx
      .select({
        id: offer.id,
        heading: offer.heading,
        fullImage: offer.fullImage,
        type: offer.type,
        shopifyCollectionId: sql<string>`${offer.shopifyCollectionId}`,
      })
      .from(offer),
  tenantFilter: (scope) => inScope(scope, offer.companyId, offer.storeId),
  filters: {
    companyId: (companyId) => eq(offer.companyId, companyId),
    storeId: (storeId) => eq(offer.storeId, storeId),
    type: (type) => (type === "Offer" ? undefined : eq(offer.type, type)),
    synced: (_synced, { tx }) =>
      and(isNotNull(offer.shopifyCollectionId), isShopCompany(tx, offer.companyId)),
  },
  sorts: {},
  sortedBy: [byLetters(offer.heading), sql`${offer.id}`],
  search: [offer.heading],
});

/** The products of companies on the shop platform that have an id there, without variants (SHOP-L1). */
export const listShopProducts = defineList<Contract["catalog"]["shopProducts"], OfShop>({
  from: product,
  id: product.id,
  select: (tx) =>
    tx
      .select({
        id: product.id,
        name: product.name,
        images: product.images,
        shopifyProductId: sql<string>`${product.shopifyProductId}`,
      })
      .from(product),
  tenantFilter: (scope) => inScope(scope, product.companyId, product.storeId),
  filters: {
    companyId: (companyId) => eq(product.companyId, companyId),
    storeId: (storeId) => eq(product.storeId, storeId),
    synced: (_synced, { tx }) =>
      and(
        isNotNull(product.shopifyProductId),
        eq(product.isVariant, "N"),
        isShopCompany(tx, product.companyId),
      ),
  },
  sorts: {},
  sortedBy: [byLetters(product.name), sql`${product.id}`],
  search: [product.name],
});
