import { formatMinute } from "../../dates/format-dates.ts";
import { millisOf, type Moment } from "../../dates/instants.ts";
import { itemStatus, type ItemDates } from "../../items/item-status.ts";
import type { Campaign, FlyerPlanDraft } from "../campaign.schema.ts";
import { renewDraft, type EarlierCampaign } from "./flyer-plan-draft.ts";

/** The fields of a campaign that decide whether it can be renewed. */
export type RenewableCampaign = Pick<
  Campaign,
  "id" | "campaignName" | "campaignType" | "campaignFor" | "offers" | "products"
>;

/** An item of the campaign as it is now. */
export interface RenewableItem extends ItemDates {
  readonly id: string;
  readonly heading: string;
}

/** What becomes of one item: it is taken over, or `refusal` says why it is not. */
export interface RenewedItem {
  readonly id: string;
  readonly heading: string;
  readonly refusal: string | null;
  /** Until when the new campaign can show it: null if its own dates do not limit that. */
  readonly until: string | null;
}

/** What a renewal changes, before anything is changed. */
export interface RenewReview {
  readonly items: readonly RenewedItem[];
  /** How many items of the campaign are not there any more. */
  readonly gone: number;
}

const refusals = {
  flyer: (until: string) => `It is live until ${until} CST and can be promoted again after that.`,
  sponsored: "It is not live. Promote it first: only live items can be sponsored.",
} as const;

function reviewItem(
  { id, heading, ...dates }: RenewableItem,
  type: RenewableCampaign["campaignType"],
  now: Moment,
): RenewedItem {
  const isLive = itemStatus(dates, now) === "live";
  const end = dates.validTill ?? null;
  if (type === "sponsored")
    return isLive
      ? { id, heading, refusal: null, until: end }
      : { id, heading, refusal: refusals.sponsored, until: null };
  const refusal = isLive && end !== null ? refusals.flyer(formatMinute(end)) : null;
  return { id, heading, refusal, until: null };
}

/** Which items a renewal takes over, and which not and why (RENEW-2): a flyer pending ones, a sponsored campaign live ones. */
export function reviewRenewal(
  campaign: RenewableCampaign,
  items: readonly RenewableItem[],
  now: Moment,
): RenewReview {
  const { campaignFor, offers, products } = campaign;
  const had = campaignFor === "product" ? products : offers;
  return {
    items: items.map((item) => reviewItem(item, campaign.campaignType, now)),
    gone: had.filter((id) => !items.some((item) => item.id === id)).length,
  };
}

/** The items that a renewal takes over. */
export const renewedItems = ({ items }: RenewReview): readonly RenewedItem[] =>
  items.filter(({ refusal }) => refusal === null);

/** The first moment at which an item that is taken over ends; null if none limits the new campaign (RENEW-3). */
export function renewableUntil(review: RenewReview): string | null {
  const ends = renewedItems(review).flatMap(({ until }) => (until === null ? [] : [until]));
  return ends.toSorted((a, b) => millisOf(a) - millisOf(b))[0] ?? null;
}

/** A flyer plan that runs a campaign once more, from a day on or without dates yet, with what is taken over (CAMP-R5, RENEW-4, RENEW-5). */
export const planAgain = (
  campaign: EarlierCampaign,
  review: RenewReview,
  fromDate: string | null,
): FlyerPlanDraft => withRenewedItems(renewDraft(campaign, fromDate), review);

/** A draft without the items that the renewal does not take over (RENEW-4). */
export const withRenewedItems = <
  Draft extends { readonly offers: readonly string[]; readonly products: readonly string[] },
>(
  draft: Draft,
  review: RenewReview,
): Draft => {
  const taken = new Set(renewedItems(review).map(({ id }) => id));
  return {
    ...draft,
    offers: draft.offers.filter((id) => taken.has(id)),
    products: draft.products.filter((id) => taken.has(id)),
  };
};
