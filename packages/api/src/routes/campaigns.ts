import { extension, read, write } from "../http/route.ts";

export const campaignRoutes = {
  create: write("/campaign/:encEmail"),
  byCompany: read("/getCompanyCampaign/:companyId/:status/:type"),
  byBranch: read("/getCompanyBranchCampaign/:storeId/:status/:type"),
  byId: read("/getCampaignById/:id"),
  offers: read("/getCampaignOffer/:id/:type/:from/:to"),
  products: read("/getCampaignProduct/:id/:type/:from/:to"),
  change: extension(write("/sponsoredChange/:id")),
  market: extension(write("/sponsoredMarket")),
  plans: read("/getCampaignPlan/:encEmail/:type"),
  activateOffer: write("/activeOfferCampaign/:encEmail"),
  activateSponsoredOffer: write("/activeSponsoredOfferCampaign/:encEmail"),
  activateProduct: write("/activeProductCampaign/:encEmail"),
  activateSponsoredProduct: write("/activeSponsoredProductCampaign/:encEmail"),
  beacons: read("/getOfferBeacon/:id"),
  results: extension(read("/campaignResults/:ids")),
  ofItem: extension(read("/itemCampaigns/:id")),
  beaconsOfCampaign: extension(read("/campaignBeacons/:id")),
} as const;
