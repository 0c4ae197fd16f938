import { centsOf, toAmount } from "../../money/cents.ts";
import type { PlacementMarket } from "./placement-market.schema.ts";

/** The fewest other companies that must be behind a figure before it is shown (SPONSOR-F6). */
export const FEWEST_COMPANIES = 3;

/** How many days before today are counted (SPONSOR-F1). */
export const MARKET_DAYS = 28;

/** What campaigns counted of a placement on days on which they were shown. */
export interface CountedDays {
  readonly impressions: number;
  readonly clicks: number;
  readonly days: number;
}

/** A placement as it is known, before it is decided what of it may be told. */
export interface KnownMarket {
  /** Other companies whose bids are shown now, and the lowest and the middle of those bids in CAD. */
  readonly bidders: number;
  readonly lowestBid: number | null;
  readonly middleBid: number | null;
  /** Other companies that counted something, and what they counted. */
  readonly companies: number;
  readonly others: CountedDays;
  readonly own: CountedDays;
}

const STEP = 5n;

/** A bid in steps of five cents: never above the bid itself, or never below it. */
const inSteps = (bid: number, direction: "down" | "up"): number => {
  const steps = (centsOf(bid) + (direction === "up" ? STEP - 1n : 0n)) / STEP;
  return toAmount(steps * STEP);
};

/** A count to two significant figures, so that no single campaign is read from it. */
const roundly = (count: number): number => Number(count.toPrecision(2));

const ofOneDay = ({ impressions, clicks, days }: CountedDays) =>
  days === 0
    ? { impressions: null, clicks: null }
    : { impressions: roundly(impressions / days), clicks: roundly(clicks / days) };

/** What a company may be told of a placement (SPONSOR-F6): of others only if three companies are behind it, no exact bid. */
export function tellMarket(known: KnownMarket): PlacementMarket {
  const { bidders, lowestBid, middleBid, companies, others, own } = known;
  const areBidsTold = bidders >= FEWEST_COMPANIES;
  const lowest = areBidsTold && lowestBid !== null ? inSteps(lowestBid, "down") : 0;
  return {
    lowestBid: lowest > 0 ? lowest : null,
    suggestedBid: areBidsTold && middleBid !== null ? inSteps(middleBid, "up") : null,
    ...ofOneDay(companies >= FEWEST_COMPANIES ? others : own),
  };
}
