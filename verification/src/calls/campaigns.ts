import {
  byBody,
  elsewhere,
  ofBranch,
  ofCompany,
  ofNone,
  ofRow,
  PAID_IN_FLOWS,
  PERIOD,
  type KnownCalls,
} from "./known-call.ts";

const SPONSORED = elsewhere(
  "the flows of the fuzz make a sponsored campaign of the item first (REL-F10)",
);
const FLYERS = { status: "active", type: "flyer" };
const ITEMS = { type: "flyer", ...PERIOD };

export const campaignCalls: KnownCalls<"campaigns"> = {
  create: PAID_IN_FLOWS,
  byCompany: ofCompany(FLYERS),
  byBranch: ofBranch(FLYERS),
  byId: ofRow("campaignId"),
  offers: ofRow("campaignId", ITEMS),
  products: ofRow("campaignId", ITEMS),
  change: SPONSORED,
  market: byBody("row", ({ storeId }) => ({
    storeId,
    placements: [{ keyword: "throw", category: "Trending" }],
  })),
  plans: ofNone(() => ({ params: { type: "offer" } })),
  activateOffer: PAID_IN_FLOWS,
  activateSponsoredOffer: SPONSORED,
  activateProduct: PAID_IN_FLOWS,
  activateSponsoredProduct: SPONSORED,
  // nothing is said of a campaign of others, nor of one that is not there
  results: ofNone(({ campaignId }) => ({ params: { ids: campaignId } })),
  ofItem: ofRow("offerId"),
  beaconsOfCampaign: ofRow("campaignId"),
  beacons: ofRow("offerId"),
};
