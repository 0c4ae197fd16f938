import { centralDayOf } from "../../dates/central-time.ts";
import { addDays } from "../../dates/days.ts";
import { millisOf } from "../../dates/instants.ts";
import { centsOf, toAmount, type Cents } from "../../money/cents.ts";
import type { SponsoredChange } from "./sponsored-change.schema.ts";

/** A campaign as far as its money follows from it: `bid` is the highest of its keywords and sections. */
export interface SponsoredMoney {
  readonly bid: number | null;
  readonly budget: number | null;
  /** How many days were promised. */
  readonly days: number;
  readonly validFrom: string | null;
  readonly validTill: string | null;
  readonly changes: readonly Pick<
    SponsoredChange,
    "at" | "act" | "budget" | "budgetBefore" | "bid" | "bidBefore"
  >[];
}

/** What a day may spend, and what a click of it counts. */
export interface DayTerms {
  readonly budget: Cents;
  readonly bid: Cents;
}

/** A time between two changes, with the first and the last Central day that it touches. */
interface Stretch {
  readonly from: string | null;
  readonly to: string | null;
  readonly isPaused: boolean;
  readonly budget: Cents;
  readonly bid: Cents;
}

const NOTHING: DayTerms = { budget: 0n, bid: 0n };

/** The times between the changes of a campaign, the first from its beginning, the last without an end. */
function stretchesOf({ changes, budget, bid }: SponsoredMoney): readonly Stretch[] {
  let isPaused = false;
  let from: string | null = null;
  const stretches = changes.map((change): Stretch => {
    const stretch = {
      from,
      to: centralDayOf(millisOf(change.at) - 1),
      isPaused,
      budget: centsOf(change.budgetBefore),
      bid: centsOf(change.bidBefore),
    };
    from = centralDayOf(change.at);
    if (change.act === "pause") isPaused = true;
    if (change.act === "resume") isPaused = false;
    return stretch;
  });
  return [
    ...stretches,
    { from, to: null, isPaused, budget: centsOf(budget ?? 0), bid: centsOf(bid ?? 0) },
  ];
}

const touches = ({ from, to }: Stretch, day: string): boolean =>
  (from === null || from <= day) && (to === null || day <= to);

/**
 * What each day of a campaign may spend and what a click counts: of a day with several, the highest budget and the lowest
 * bid (SPONSOR-B6). A day on which it was paused all the time has neither (SPONSOR-B7).
 */
export function dailyTerms(money: SponsoredMoney): (day: string) => DayTerms {
  const stretches = stretchesOf(money);
  return (day) => {
    const open = stretches.filter((stretch) => !stretch.isPaused && touches(stretch, day));
    const [first, ...others] = open;
    if (first === undefined) return NOTHING;
    let { budget, bid } = first;
    for (const other of others) {
      if (other.budget > budget) budget = other.budget;
      if (other.bid < bid) bid = other.bid;
    }
    return { budget, bid };
  };
}

/** The Central days that a run touches. */
function daysOfRun(validFrom: string, validTill: string): readonly string[] {
  const last = centralDayOf(millisOf(validTill) - 1);
  const days: string[] = [];
  for (let day = centralDayOf(validFrom); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What was promised in cents: the budgets of as many days as were promised, the highest of those that its run touches. */
export function promisedCents(money: SponsoredMoney): Cents {
  const { validFrom, validTill, days, budget, changes } = money;
  if (changes.length === 0 || validFrom === null || validTill === null)
    return centsOf(budget ?? 0) * BigInt(days);
  const termsOn = dailyTerms(money);
  return daysOfRun(validFrom, validTill)
    .map((day) => termsOn(day).budget)
    .toSorted((one, other) => Number(other - one))
    .slice(0, days)
    .reduce((sum, each) => sum + each, 0n);
}

/** The most that a campaign can spend in all of its days, in CAD, with what was changed since (SPONSOR-B2, SPONSOR-B6). */
export const promisedBudget = (money: SponsoredMoney): number => toAmount(promisedCents(money));
