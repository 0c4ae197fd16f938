import { extension, read, write } from "../http/route.ts";

export const catalogRoutes = {
  byCompany: read("/getCompanyCatalogProduct/:id"),
  byBranch: read("/getCompanyBranchCatalogProduct/:id"),
  products: read("/getProductsByCataLog/:id"),
  collections: read("/getCollectionByCataLog/:id"),
  removeFromCampaign: extension(write("/removeFromCampaign")),
  shopOffers: read("/getShopifyCampignOffer/:encEmail/:companyId/:type"),
  shopProducts: read("/getShopifyCampignProductOnly/:encEmail/:companyId"),
} as const;
