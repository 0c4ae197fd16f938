import {
  Catalog,
  CatalogCollection,
  CatalogProduct,
  CatalogRemoval,
  RemovalAnswer,
  ShopOffer,
  ShopProduct,
} from "@marquee/domain/catalog/catalog.schema";
import { OfferType } from "@marquee/domain/offers/offer.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { emailParam, idParam, listQuery, signedInErrors } from "../http/call.ts";
import { catalogRoutes } from "../routes/catalog.ts";
import { group } from "./group.ts";

const CATALOG_SORTS = ["name", "type", "totalSync", "createdOn"] as const;
const RUN_SORTS = ["storeName", "campaignName", "validFrom", "validTill"] as const;

/** `synced`: only what synced (Y), or what did not (N). */
const itemQuery = { ...listQuery, synced: Flag } as const;

export const catalogContract = group(catalogRoutes, {
  byCompany: {
    summary: "The synced catalogs of a company",
    source: "specification",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: { ...listQuery, storeId: idParam },
    response: Catalog,
    list: true,
    sorts: CATALOG_SORTS,
    errors: signedInErrors,
  },
  byBranch: {
    summary: "The synced catalogs of a branch",
    source: "specification",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: listQuery,
    response: Catalog,
    list: true,
    sorts: CATALOG_SORTS,
    errors: signedInErrors,
  },
  products: {
    summary: "The products of a catalog",
    source: "specification",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: itemQuery,
    response: CatalogProduct,
    list: true,
    sorts: ["name", "heading", "brand", ...RUN_SORTS],
    errors: signedInErrors,
  },
  collections: {
    summary: "The collections of a catalog",
    source: "specification",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: itemQuery,
    response: CatalogCollection,
    list: true,
    sorts: ["heading", ...RUN_SORTS],
    errors: signedInErrors,
  },
  removeFromCampaign: {
    summary:
      "Takes products or collections of a catalog out of their campaigns; those that are in none stay as they are",
    source: "extension",
    access: { ability: "catalog.view" },
    body: CatalogRemoval,
    response: RemovalAnswer,
    errors: signedInErrors,
  },
  shopOffers: {
    summary: "Offers of a shop-platform company that a section may show",
    source: "specification",
    access: { ability: "shopSponsored.manage" },
    params: { encEmail: emailParam, companyId: idParam, type: OfferType },
    query: { ...listQuery, storeId: idParam },
    response: ShopOffer,
    list: true,
    errors: signedInErrors,
  },
  shopProducts: {
    summary: "Products of a shop-platform company that a section may show",
    source: "specification",
    access: { ability: "shopSponsored.manage" },
    params: { encEmail: emailParam, companyId: idParam },
    query: { ...listQuery, storeId: idParam },
    response: ShopProduct,
    list: true,
    errors: signedInErrors,
  },
});
