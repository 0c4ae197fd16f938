import { isPrivileged } from "../../access/actor.ts";
import type { Actor } from "../../access/logged-user.schema.ts";
import type { Campaign } from "../campaign.schema.ts";
import { eachOnce } from "../flyer/flyer-plan-draft.ts";
import { SUGGESTED_BID } from "./keyword-rules.ts";
import type { SponsoredCampaignDraft } from "./sponsored.schema.ts";

/** A new sponsored campaign: nothing is chosen but the user's own branch (SPONSOR-D1). */
export function emptySponsoredCampaign(actor: Actor): SponsoredCampaignDraft {
  return {
    fromDate: "",
    toDate: "",
    storeId: isPrivileged(actor) ? "" : (actor.storeId ?? ""),
    campaignName: "",
    campaignFor: "",
    offers: [],
    products: [],
    cityList: [],
    stateList: [],
    budget: null,
    keywords: [],
    sponsoredSection: [],
  };
}

/** A draft that starts from an earlier sponsored campaign: all it had but its dates (SPONSOR-D3). */
export const renewSponsoredDraft = (
  campaign: Pick<Campaign, Exclude<keyof SponsoredCampaignDraft, "fromDate" | "toDate">>,
): SponsoredCampaignDraft => ({
  fromDate: "",
  toDate: "",
  storeId: campaign.storeId,
  campaignName: campaign.campaignName,
  campaignFor: campaign.campaignFor,
  offers: campaign.offers,
  products: campaign.products,
  cityList: campaign.cityList,
  stateList: campaign.stateList,
  budget: campaign.budget,
  keywords: campaign.keywords,
  sponsoredSection: campaign.sponsoredSection,
});

/**
 * A sponsored campaign as it is stored (SPONSOR-D2): texts are trimmed, every item is there once and in one order, and
 * only items of its kind. A sponsored campaign has no area. What is suggested as a bid is ours to say, not the client's.
 */
export function normalizeSponsoredDraft(draft: SponsoredCampaignDraft): SponsoredCampaignDraft {
  const { campaignFor } = draft;
  return {
    ...draft,
    campaignName: draft.campaignName.trim(),
    offers: campaignFor === "offer" ? eachOnce(draft.offers) : [],
    products: campaignFor === "product" ? eachOnce(draft.products) : [],
    cityList: [],
    stateList: [],
    keywords: draft.keywords.map((row) => ({
      ...row,
      keyword: row.keyword.trim(),
      suggestedBid: SUGGESTED_BID,
    })),
    sponsoredSection: draft.sponsoredSection.map((row) => ({
      ...row,
      suggestedBid: SUGGESTED_BID,
    })),
  };
}
