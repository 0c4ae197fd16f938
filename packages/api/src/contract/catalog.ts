import {
  Catalog,
  CatalogCollection,
  CatalogProduct,
  CatalogRemoval,
  RemovalResponse,
  ShopOffer,
  ShopProduct,
} from "@marquee/domain/catalog/catalog.schema";
import { OfferType } from "@marquee/domain/offers/offer.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { callerParam, idParam } from "../http/call.ts";
import { catalogRoutes } from "../routes/catalog.ts";
import { list, one } from "./calls.ts";
import { group } from "./group.ts";

const CATALOG_SORTS = ["name", "type", "totalSync", "createdOn"] as const;
const RUN_SORTS = ["storeName", "campaignName", "validFrom", "validTill"] as const;

/** Only what synced (Y), or what did not (N). */
const itemQuery = { synced: Flag } as const;

export const catalogContract = group(catalogRoutes, {
  byCompany: list({
    summary: "The synced catalogs of a company",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: { storeId: idParam },
    response: Catalog,
    sorts: CATALOG_SORTS,
  }),
  byBranch: list({
    summary: "The synced catalogs of a branch",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    response: Catalog,
    sorts: CATALOG_SORTS,
  }),
  products: list({
    summary: "The products of a catalog",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: itemQuery,
    response: CatalogProduct,
    sorts: ["name", "heading", "brand", ...RUN_SORTS],
  }),
  collections: list({
    summary: "The collections of a catalog",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: itemQuery,
    response: CatalogCollection,
    sorts: ["heading", ...RUN_SORTS],
  }),
  removeFromCampaign: one({
    summary:
      "Takes products or collections of a catalog out of their campaigns; those that are in none stay as they are",
    access: { ability: "catalog.view" },
    body: CatalogRemoval,
    response: RemovalResponse,
  }),
  shopOffers: list({
    summary: "Offers of a shop-platform company that a section may show",
    access: { ability: "shopSponsored.manage" },
    params: { encEmail: callerParam, companyId: idParam, type: OfferType },
    query: { storeId: idParam },
    response: ShopOffer,
  }),
  shopProducts: list({
    summary: "Products of a shop-platform company that a section may show",
    access: { ability: "shopSponsored.manage" },
    params: { encEmail: callerParam, companyId: idParam },
    query: { storeId: idParam },
    response: ShopProduct,
  }),
});
