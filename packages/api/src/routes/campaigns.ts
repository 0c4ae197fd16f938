import { read, write } from "../http/route.ts";

export const campaignRoutes = {
  create: write("/campaign/:encEmail"),
  byCompany: read("/getCompanyCampaign/:companyId/:status/:type"),
  byBranch: read("/getCompanyBranchCampaign/:storeId/:status/:type"),
  byId: read("/getCampaignById/:id"),
  offers: read("/getCampaignOffer/:id/:type/:from/:to"),
  products: read("/getCampaignProduct/:id/:type/:from/:to"),
} as const;
