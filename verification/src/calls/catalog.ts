import {
  elsewhere,
  ofCompany,
  ofCompanyId,
  ofRow,
  showing,
  type KnownCalls,
} from "./known-call.ts";

const showsCatalog = showing("catalog.view");
const showsShop = showing("shopSponsored.manage");

export const catalogCalls: KnownCalls<"catalog"> = {
  byCompany: showsCatalog(ofCompanyId()),
  byBranch: showsCatalog(ofRow("storeId")),
  products: showsCatalog(ofRow("catalogId")),
  collections: showsCatalog(ofRow("catalogId")),
  removeFromCampaign: elsewhere("the flows of the fuzz deliver a catalog first (REL-F10)"),
  shopOffers: showsShop(ofCompany({ type: "Offer" })),
  shopProducts: showsShop(ofCompany()),
};
