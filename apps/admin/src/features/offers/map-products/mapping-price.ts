import type { CampaignArea } from "@marquee/domain/campaigns/campaign.schema";
import { countMapPlaces } from "@marquee/domain/campaigns/places";
import type { Moment } from "@marquee/domain/dates/instants";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { priceMapProducts } from "@marquee/domain/payments/price-map-products";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { statesIn, type GeographyIndex } from "../../geography/geography-index.ts";

const AREAS: Readonly<Record<string, CampaignArea>> = {
  city: "city",
  state: "state",
  country: "country",
};

/** The area that a live offer runs in; undefined for one that runs without an area, which counts as one place. */
const offerArea = ({ campaignArea }: Pick<Offer, "campaignArea">): CampaignArea | undefined =>
  AREAS[campaignArea ?? ""];

export interface MappingChoice {
  readonly offer: Offer;
  /** How many products the offer has, and how many it gets. */
  readonly existing: number;
  readonly added: number;
  readonly branch: Pick<Store, "countryId" | "stateId"> | undefined;
  readonly geography: GeographyIndex;
  readonly now: Moment;
}

/** What the choice would cost; null while nothing is chosen or the offer is over. Paid is what the server prices. */
export function previewMapping(choice: MappingChoice): Receipt | null {
  const { offer, existing, added, branch, geography, now } = choice;
  if (offer.validTill === null || branch === undefined) return null;
  const area = offerArea(offer);
  const { cityList, stateList } = offer;
  const states = statesIn(geography, branch.countryId);
  const receipt = priceMapProducts({
    validTill: offer.validTill,
    now: new Date(now).toISOString(),
    existing,
    added,
    places: area ? countMapPlaces({ area, cityList, stateList, geography: { states } }) : 1,
    tax: geography.stateById.get(branch.stateId) ?? null,
    country: branch.countryId,
    ...(area ? { area } : {}),
  });
  return isOutOfRange(receipt) ? null : receipt;
}
