import type { CampaignArea } from "./campaign.schema.ts";

/**
 * Whether the Promote Offer page takes a promo code for an area: for states and the whole country, not for single
 * cities (PROMOTE-P6). An area that is not said is taken to be one of them.
 */
export const takesPromocode = (area: CampaignArea | "" | undefined): boolean =>
  area !== "city" && area !== "";
