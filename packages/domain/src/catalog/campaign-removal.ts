import { millisOf, type Moment } from "../dates/instants.ts";

/** The fields of a catalog's item that decide whether it can leave a campaign. */
export interface InCampaign {
  /** The offer or the product of ours that it became. */
  readonly itemId: string | null;
  readonly name: string;
  readonly campaignName: string | null;
  readonly validTill: string | null;
}

/** An item that leaves its campaign. */
export type Leaving = InCampaign & { readonly itemId: string; readonly campaignName: string };

/** Whether it is in a campaign that is not over, which it can be taken out of (CATALOG-R2). */
export const leavesCampaign = (item: InCampaign, now: Moment): item is Leaving =>
  item.itemId !== null &&
  item.campaignName !== null &&
  (item.validTill === null || millisOf(item.validTill) > millisOf(now));
