import type { CampaignArea } from "../campaigns/campaign.schema.ts";
import { countCities, countDays } from "../campaigns/count-text.ts";
import { countItems } from "../campaigns/flyer/flyer-rate.ts";
import {
  CUSTOM_DAY_RATE,
  type PlanPrice,
  priceText,
} from "../campaigns/promotion/campaign-plan.ts";
import { daysBetween, toInstant } from "../dates/central-time.ts";
import { formatDate } from "../dates/format-dates.ts";
import { DATE_EXPECTED, isDate, millisOf } from "../dates/instants.ts";
import { centsOf, toAmount } from "../money/cents.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import { isCount } from "../validation/typed-values.ts";
import { makeReceipt } from "./make-receipt.ts";
import type { Promocode, Receipt, ReceiptLine, TaxRates } from "./receipt.schema.ts";

/** Whether the Promote Offer page takes a promo code: for states and a country, not for single cities (PROMOTE-P6). */
export const takesPromocode = (area: CampaignArea | "" | undefined): boolean =>
  area !== "city" && area !== "";

/** The days of a custom run; the same day twice is one day. Days in Central time, or instants. */
export interface CustomRun {
  readonly from: string;
  readonly to: string;
}

/** What the price of promoting offers follows from: a plan, or a run of the user's own, for each of them. */
export type Promotion = {
  readonly places: number;
  /** How many offers are promoted; one if nothing is said. */
  readonly items?: number | undefined;
  /** Where the offer is promoted; left out, a promo code is taken as allowed there. */
  readonly area?: CampaignArea | undefined;
  readonly promocode?: Promocode | null | undefined;
  readonly tax?: TaxRates | null | undefined;
} & (
  | { readonly plan: PlanPrice; readonly custom?: undefined }
  | { readonly custom: CustomRun; readonly plan?: undefined }
);

function refusePlan({ price, days }: PlanPrice): OutOfRange | null {
  if (!(Number.isFinite(price) && price >= 0)) return outOfRange("plan.price", "an amount from 0");
  return isCount(days) ? null : outOfRange("plan.days", "a whole number from 1");
}

function refuseRun({ from, to }: CustomRun): OutOfRange | null {
  if (!isDate(from)) return outOfRange("custom.from", DATE_EXPECTED);
  if (!isDate(to)) return outOfRange("custom.to", DATE_EXPECTED);
  return millisOf(toInstant(to)) < millisOf(toInstant(from))
    ? outOfRange("custom.to", "a date not earlier than from")
    : null;
}

function refusePromotion({
  plan,
  custom,
  items = 1,
  places,
  area,
  promocode,
}: Promotion): OutOfRange | null {
  const refusal = plan === undefined ? refuseRun(custom) : refusePlan(plan);
  if (refusal !== null) return refusal;
  if (!isCount(places)) return outOfRange("places", "a whole number from 1");
  if (!isCount(items)) return outOfRange("items", "a whole number from 1");
  if (!Number.isSafeInteger(customDays(custom) * places * items))
    return outOfRange("places", "a smaller number");
  return promocode && !takesPromocode(area)
    ? outOfRange("promocode", "none: promo codes count for states and the whole country alone")
    : null;
}

/** The days of a custom run, from = to counting as one (PROMOTE-P3). */
const customDays = (custom: CustomRun | undefined): number =>
  custom === undefined ? 1 : Math.max(1, daysBetween(custom.from, custom.to));

/** How a kind of run is priced: CAD for one place, how often that counts for each place, and the words for it. */
interface PricedRun {
  readonly days: number;
  readonly rate: number;
  readonly timesEach: number;
  readonly rateLine: Pick<ReceiptLine, "label" | "because" | "rule">;
  readonly span: string;
}

function planRun({ price, days }: PlanPrice): PricedRun {
  return {
    days,
    rate: price,
    timesEach: 1,
    rateLine: {
      label: `Plan of ${countDays(days)}`,
      because: `The plan costs ${priceText(price)} in each city, for all of its ${countDays(days)}.`,
      rule: "PROMOTE-P1",
    },
    span: `The ${countDays(days)} start with the payment, or the approval of the store, if that is later.`,
  };
}

function customRun(custom: CustomRun): PricedRun {
  const days = customDays(custom);
  const { from, to } = custom;
  const rate = toAmount(CUSTOM_DAY_RATE);
  return {
    days,
    rate,
    timesEach: days,
    rateLine: {
      label: "A day of a custom plan",
      because: `A day costs ${priceText(rate)} in each city.`,
      rule: "PROMOTE-P2",
    },
    span:
      from === to
        ? `From and to are both ${formatDate(from)}: one day. It starts with the payment, or the approval of the store, if that is later.`
        : `From ${formatDate(from)} to ${formatDate(to)}. The days start with the payment, or the approval of the store, if that is later.`,
  };
}

/**
 * The price of promoting offers in CAD: plan price × offers × places, or 1.00 × days × offers × places for a custom run, less
 * a promo code, plus the tax of the branch's state (PROMOTE-P1 to PROMOTE-P6, PROMOTE-P8). Returns the figure that is out of
 * range instead if there is no price.
 */
export function pricePromoteOffer(promotion: Promotion): Receipt | OutOfRange {
  const refusal = refusePromotion(promotion);
  if (refusal !== null) return refusal;
  const { plan, custom, items = 1, places, promocode = null, tax = null } = promotion;
  const run = plan === undefined ? customRun(custom) : planRun(plan);
  const { days, rate, timesEach, rateLine, span } = run;
  const times = [
    ...(plan === undefined ? [countDays(days)] : []),
    ...(items > 1 ? [countItems(items, "offer")] : []),
    countCities(places),
  ].join(" × ");
  const quantity = timesEach * items * places;
  return makeReceipt({
    days,
    places,
    ...(items > 1 ? { items } : {}),
    basis: { rate, quantity, promocode, tax },
    opening: [
      { id: "rate", amount: toAmount(centsOf(rate)), ...rateLine },
      {
        id: "quantity",
        label: times,
        amount: quantity,
        because: span,
        rule: plan === undefined ? "PROMOTE-P3" : "PROMOTE-P4",
      },
    ],
    subtotal: { because: `${priceText(rate)} × ${times}`, rule: "PROMOTE-P5" },
  });
}
