import {
  Catalog,
  CatalogCollection,
  CatalogProduct,
  ShopOffer,
  ShopProduct,
} from "@marquee/domain/catalog/catalog.schema";
import { OfferType } from "@marquee/domain/offers/offer.schema";
import { emailParam, idParam } from "../http/call.ts";
import { catalogRoutes } from "../routes/catalog.ts";
import { list } from "./calls.ts";
import { group } from "./group.ts";

export const catalogContract = group(catalogRoutes, {
  byCompany: list({
    summary: "The synced catalogs of a company",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    query: { storeId: idParam },
    response: Catalog,
  }),
  byBranch: list({
    summary: "The synced catalogs of a branch",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    response: Catalog,
  }),
  products: list({
    summary: "The products of a catalog",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    response: CatalogProduct,
  }),
  collections: list({
    summary: "The collections of a catalog",
    access: { ability: "catalog.view" },
    params: { id: idParam },
    response: CatalogCollection,
  }),
  shopOffers: list({
    summary: "Offers of a shop-platform company that a section may show",
    access: { ability: "shopSponsored.manage" },
    params: { encEmail: emailParam, companyId: idParam, type: OfferType },
    query: { storeId: idParam },
    response: ShopOffer,
  }),
  shopProducts: list({
    summary: "Products of a shop-platform company that a section may show",
    access: { ability: "shopSponsored.manage" },
    params: { encEmail: emailParam, companyId: idParam },
    query: { storeId: idParam },
    response: ShopProduct,
  }),
});
