import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";

const HOUR = 3_600_000;
const began = new Date(Date.now() - 60 * HOUR).toISOString();
/** A live flyer campaign of one offer. */
export const exampleCampaign: Campaign = {
  id: "campaign-1",
  campaignName: "Linen week",
  campaignType: "flyer",
  campaignFor: "offer",
  campaignArea: "city",
  campaignPrice: 2.26,
  companyId: "c",
  countryId: "canada",
  storeId: "s",
  storeName: "Mile End",
  isApprove: "Y",
  userId: "merchant@marquee.test",
  offers: ["linen"],
  products: [],
  cityList: ["laval"],
  stateList: [],
  days: 7,
  validFrom: began,
  validTill: new Date(Date.now() + 100 * HOUR).toISOString(),
  createdOn: began,
  invoiceId: null,
  checkoutId: null,
  sponsoredType: null,
  budget: null,
  bid: null,
  keywords: [],
  sponsoredSection: [],
  sponsoredValidFrom: null,
  sponsoredValidTill: null,
  pausedOn: null,
  changes: [],
};
/** Its offer, with what was counted of it. */
export const exampleItem: CampaignItem = {
  id: "linen",
  heading: "Linen",
  subHeading: "",
  image: null,
  type: "Offer",
  validFrom: exampleCampaign.validFrom,
  validTill: exampleCampaign.validTill,
  budget: null,
  impressions: 30,
  clicks: 3,
  clicksByDay: [],
};
