import { centralDayOf, endOfCentralDay } from "../dates/central-time.ts";
import { addDays } from "../dates/days.ts";
import { millisOf, type Moment } from "../dates/instants.ts";
import { centsOf, toAmount } from "../money/cents.ts";
import { roundHalfAway } from "../money/decimals.ts";
import { lastDays } from "../reports/date-range.ts";
import { countedOn } from "./counted-days.ts";
import type { HomeDay } from "./home.schema.ts";

/** The days of "this week": today and the six after it. */
const WEEK = 7;
/** How many days of a live campaign are counted, today included (HOME-M3). */
export const CHART_DAYS = 14;

/** Live campaigns of one price and one number of days. */
export interface PricedCampaigns {
  /** CAD for the whole run. */
  readonly campaignPrice: number;
  readonly days: number;
  readonly count: number;
}

/** What live campaigns cost on one day: of each its price by its days, to the cent (HOME-M2). */
export const spendOfDay = (campaigns: readonly PricedCampaigns[]): number =>
  toAmount(
    campaigns.reduce(
      (sum, { campaignPrice, days, count }) =>
        sum + roundHalfAway(centsOf(campaignPrice), BigInt(days)) * BigInt(count),
      0n,
    ),
  );

/** Until when a campaign ends this week: the end of the seventh day from today in Central time (HOME-M3). */
export const endOfWeek = (now: Moment): string =>
  endOfCentralDay(addDays(centralDayOf(now), WEEK - 1));

/** Whether a live campaign ends this week (HOME-M3). */
export const endsThisWeek = ({ validTill }: { readonly validTill: string }, now: Moment): boolean =>
  millisOf(validTill) <= millisOf(endOfWeek(now));

/** What was counted of a campaign, a row for each of the last days, today last (HOME-M3). */
export const everyDay = (
  counted: readonly HomeDay[],
  today: string,
  days = CHART_DAYS,
): readonly HomeDay[] => countedOn(counted, lastDays(days, today));
