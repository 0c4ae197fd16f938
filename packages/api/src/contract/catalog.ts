import {
  Catalog,
  CatalogCollection,
  CatalogProduct,
  ShopOffer,
  ShopProduct,
} from "@marquee/domain/catalog/catalog.schema";
import { OfferType } from "@marquee/domain/offers/offer.schema";
import { emailParam, idParam, listQuery, signedInErrors } from "../http/call.ts";
import { catalogRoutes } from "../routes/catalog.ts";
import { group } from "./group.ts";

export const catalogContract = group(catalogRoutes, {
  byCompany: {
    summary: "The synced catalogs of a company",
    source: "specification",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: { ...listQuery, storeId: idParam },
    response: Catalog,
    list: true,
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
    errors: signedInErrors,
  },
  products: {
    summary: "The products of a catalog",
    source: "specification",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: listQuery,
    response: CatalogProduct,
    list: true,
    errors: signedInErrors,
  },
  collections: {
    summary: "The collections of a catalog",
    source: "specification",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: listQuery,
    response: CatalogCollection,
    list: true,
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
