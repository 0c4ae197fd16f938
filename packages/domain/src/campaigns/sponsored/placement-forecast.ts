import { centsOf } from "../../money/cents.ts";
import { formatAmount } from "../../money/format-money.ts";
import { SUGGESTED_BID } from "./keyword-rules.ts";
import type { PlacementMarket } from "./placement-market.schema.ts";

/** How many of something there may be, both counted in. */
export type CountRange = readonly [low: number, high: number];

/** What a keyword or section is likely to bring on a day. */
export type Forecast =
  | { readonly tag: "unknown" }
  /** It is not shown: nothing is bid, or less than any bid that is shown. */
  | { readonly tag: "cannotWin"; readonly lowestBid: number | null }
  | { readonly tag: "known"; readonly clicks: CountRange; readonly impressions: number };

/** What a day may spend, and the highest bid of the campaign, as which each of its clicks counts (SPONSOR-B3). */
export interface ForecastTerms {
  readonly budget: number | null;
  readonly highestBid: number;
}

/** How many clicks the budget of a day holds at most. */
const mostClicks = ({ budget, highestBid }: ForecastTerms): number =>
  budget === null || Number.isNaN(highestBid) || highestBid <= 0
    ? Number.POSITIVE_INFINITY
    : Number(centsOf(budget) / centsOf(highestBid));

const atMost = ([low, high]: CountRange, most: number): CountRange => [
  Math.min(low, most),
  Math.min(high, most),
];

/** Clicks of a day vary around their mean by about its square root (SPONSOR-F2). */
const aroundMean = (mean: number): CountRange => [
  Math.max(0, Math.floor(mean - Math.sqrt(mean))),
  Math.ceil(mean + Math.sqrt(mean)),
];

/** What is forecast of a day at this bid (SPONSOR-F1, SPONSOR-F2, SPONSOR-F3). */
export function forecastPlacement(
  market: PlacementMarket | undefined,
  bid: number,
  terms: ForecastTerms,
): Forecast {
  if (Number.isNaN(bid)) return { tag: "unknown" };
  if (bid <= 0) return { tag: "cannotWin", lowestBid: null };
  if (market === undefined) return { tag: "unknown" };
  const { lowestBid, impressions, clicks } = market;
  if (lowestBid !== null && bid < lowestBid) return { tag: "cannotWin", lowestBid };
  if (impressions === null || clicks === null) return { tag: "unknown" };
  return { tag: "known", impressions, clicks: atMost(aroundMean(clicks), mostClicks(terms)) };
}

/** The bid that is suggested for a placement: the middle of those that are shown, if it may be told (SPONSOR-F4). */
export const suggestedBidOf = (market: PlacementMarket | undefined): number =>
  market?.suggestedBid ?? SUGGESTED_BID;

/** Why a bid is not shown; null if it may be (SPONSOR-F3). */
export function cannotWinText(forecast: Forecast, bid: number): string | null {
  if (forecast.tag !== "cannotWin") return null;
  return forecast.lowestBid === null
    ? "Nothing is bid: it is not shown."
    : `${formatAmount(bid)} cannot win: no bid below ${formatAmount(forecast.lowestBid)} is shown now.`;
}

/** A whole number with commas between thousands, as amounts have them (MONEY-M4). */
const countText = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

const rangeText = ([low, high]: CountRange): string =>
  low === high ? countText(low) : `${countText(low)} to ${countText(high)}`;

/** "3 to 5 clicks", "1 click", "No clicks". */
export const clicksText = (clicks: CountRange): string =>
  clicks[1] === 0 ? "No clicks" : `${rangeText(clicks)} ${clicks[1] === 1 ? "click" : "clicks"}`;

/** "about 140 impressions". */
export const impressionsText = (impressions: number): string => {
  const whole = Math.round(impressions);
  return `about ${countText(whole)} ${whole === 1 ? "impression" : "impressions"}`;
};

/** What all keywords and sections together bring in a number of days; null if nothing is known of them (SPONSOR-F5). */
export function forecastCampaign(
  forecasts: readonly Forecast[],
  terms: ForecastTerms,
  days: number,
): { readonly clicks: CountRange; readonly impressions: number } | null {
  const known = forecasts.filter((forecast) => forecast.tag === "known");
  if (known.length === 0) return null;
  const sum = (of: (forecast: (typeof known)[number]) => number): number =>
    known.reduce((total, forecast) => total + of(forecast), 0);
  const [low, high] = atMost(
    [sum(({ clicks }) => clicks[0]), sum(({ clicks }) => clicks[1])],
    mostClicks(terms),
  );
  return {
    clicks: [low * days, high * days],
    impressions: Math.round(sum(({ impressions }) => impressions) * days),
  };
}
