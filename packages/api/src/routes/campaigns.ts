import { read, write } from "../http/route.ts";

export const campaignRoutes = {
  create: write("/campaign/:encEmail"),
  byCompany: read("/getCompanyCampaign/:companyId/:status/:type"),
  byBranch: read("/getCompanyBranchCampaign/:storeId/:status/:type"),
  byId: read("/getCampaignById/:id"),
  offers: read("/getCampaignOffer/:id/:type/:from/:to"),
  products: read("/getCampaignProduct/:id/:type/:from/:to"),
  change: write("/sponsoredChange/:id"),
  market: write("/sponsoredMarket"),
  plans: read("/getCampaignPlan/:encEmail/:type"),
  activateOffer: write("/activeOfferCampaign/:encEmail"),
  activateSponsoredOffer: write("/activeSponsoredOfferCampaign/:encEmail"),
  activateProduct: write("/activeProductCampaign/:encEmail"),
  activateSponsoredProduct: write("/activeSponsoredProductCampaign/:encEmail"),
  beacons: read("/getOfferBeacon/:id"),
  results: read("/campaignResults/:ids"),
  ofItem: read("/itemCampaigns/:id"),
  beaconsOfCampaign: read("/campaignBeacons/:id"),
} as const;
