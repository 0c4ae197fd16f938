import { calendarDays, isDay } from "../../dates/days.ts";
import { centsOf, toAmount, type Cents } from "../../money/cents.ts";
import { formatAmount } from "../../money/format-money.ts";
import { dailyTerms, promisedCents, type SponsoredMoney } from "./daily-terms.ts";
import type { SponsoredCampaignDraft } from "./sponsored.schema.ts";

type Placements = Pick<SponsoredCampaignDraft, "keywords" | "sponsoredSection">;

/** What is bid for the keywords and sections, in CAD, the lowest first; none of those that bid nothing. */
export const bidsOf = ({ keywords, sponsoredSection }: Placements): readonly number[] =>
  [...keywords, ...sponsoredSection]
    .map(({ bid }) => bid)
    .filter((bid) => bid > 0)
    .toSorted((a, b) => a - b);

const range = (low: string | number, high: string | number): string =>
  low === high ? `${low}` : `${low} to ${high}`;

/** How many clicks a day the budget allows at the lowest and the highest bid (SPONSOR-B1); null if nothing is bid. */
export function clicksADay(budget: number, bids: readonly number[]): string | null {
  const [low, high] = [bids[0], bids.at(-1)];
  if (low === undefined || high === undefined || budget <= 0) return null;
  const clicksAt = (bid: number): number => Number(centsOf(budget) / centsOf(bid));
  const clicks = range(clicksAt(high), clicksAt(low));
  return `${clicks} ${clicks === "1" ? "click" : "clicks"} a day at ${low === high ? "a bid" : "bids"} of ${range(formatAmount(low), formatAmount(high))}`;
}

/** Says that the highest bid is above the budget of a day, if it is (SPONSOR-B5). */
export function bidAboveBudget(budget: number | null, bids: readonly number[]): string | null {
  const highest = bids.at(-1);
  if (budget === null || highest === undefined || highest <= budget) return null;
  return `A click at the highest bid of ${formatAmount(highest)} costs more than the budget of a day.`;
}

/** The days that a draft is for, once both dates make sense. */
export const daysOfDraft = ({
  fromDate,
  toDate,
}: Pick<SponsoredCampaignDraft, "fromDate" | "toDate">): number | null =>
  isDay(fromDate) && isDay(toDate) && toDate > fromDate ? calendarDays(fromDate, toDate) : null;

/** The most that a campaign can spend in all of its days, in CAD (SPONSOR-B2). */
export const mostSpent = (budget: number, days: number): number =>
  toAmount(centsOf(budget) * BigInt(days));

/** What one day of a campaign was clicked. */
export interface DayOfClicks {
  readonly createdOn: string;
  readonly clicks: number;
}

function spentCents(days: readonly DayOfClicks[], money: SponsoredMoney): Cents {
  const termsOn = dailyTerms(money);
  let spent = 0n;
  for (const { createdOn, clicks } of days) {
    const { budget, bid } = termsOn(createdOn);
    const asked = BigInt(clicks) * bid;
    spent += asked < budget ? asked : budget;
  }
  const limit = promisedCents(money);
  return spent < limit ? spent : limit;
}

/**
 * What the clicks of all of its days took from the budget, in CAD (SPONSOR-B3): each counts as the highest bid, no day takes
 * more than the budget, and all of them no more than was promised, however many calendar days its hours touch. During the
 * beta it is not charged.
 */
export const spentOn = (days: readonly DayOfClicks[], money: SponsoredMoney): number =>
  toAmount(spentCents(days, money));

/** What it spent on some of its days, both counted in: a run that is cut into parts adds up to all of it (SPONSOR-B4). */
export function spentOnDays(
  days: readonly DayOfClicks[],
  { from, to }: { readonly from: string | null; readonly to: string | null },
  money: SponsoredMoney,
): number {
  const until = (isCounted: (day: string) => boolean) =>
    spentCents(
      days.filter(({ createdOn }) => isCounted(createdOn)),
      money,
    );
  const before = until((day) => from !== null && day < from);
  return toAmount(until((day) => to === null || day <= to) - before);
}
