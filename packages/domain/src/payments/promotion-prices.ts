import { flyerRate } from "../campaigns/flyer/flyer-rate.ts";
import { DEFAULT_DAYS } from "../campaigns/promotion/default-promotion.ts";
import { CUSTOM_PLAN } from "../campaigns/promotion/promote-offer-draft.ts";
import {
  buysOwnDays,
  countPromoted,
  flyerOf,
  plannedOffer,
  type PromotionDraft,
} from "../campaigns/promotion/promotion-draft.ts";
import type { CampaignPlan } from "../campaigns/promotion/promotion.schema.ts";
import { calendarDays, isDay } from "../dates/days.ts";
import { centsOf, toAmount, type Cents } from "../money/cents.ts";
import { isOutOfRange, type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import type { CheckoutRequest } from "./checkout-request.schema.ts";
import { priceFlyer } from "./price-flyer.ts";
import { pricePromoteOffer, takesPromocode } from "./price-promote-offer.ts";
import type { Promocode, Receipt, TaxRates } from "./receipt.schema.ts";

/** What a promotion is priced by. */
export interface PromotionTerms {
  /** The plans that are sold now. */
  readonly plans: readonly CampaignPlan[];
  readonly places: number;
  readonly promocode?: Promocode | null;
  readonly tax?: TaxRates | null;
}

/** Whether a promo code counts: always for own days, for a plan in states and the whole country (PROMOTE-P6). */
export const promotionTakesPromocode = (draft: PromotionDraft): boolean =>
  buysOwnDays(draft) || takesPromocode(draft.campaignArea);

/** What is asked for: a flyer for own days, else the promotion of the offer by its plan (PROMOTION-1). */
export const promotionRequest = (
  id: string,
  draft: PromotionDraft,
  promocode: string | null,
): CheckoutRequest =>
  buysOwnDays(draft)
    ? { id, promocode, kind: "flyer", draft: flyerOf(draft) }
    : { id, promocode, kind: "promoteOffer", draft: plannedOffer(draft) };

/** What a promotion costs, by the same rules as what is asked for. */
export function pricePromotion(draft: PromotionDraft, terms: PromotionTerms): Receipt | OutOfRange {
  const { plans, places, tax = null } = terms;
  const promocode = promotionTakesPromocode(draft) ? (terms.promocode ?? null) : null;
  const { campaignArea: area, campaignFor, fromDate: from, toDate: to } = draft;
  const named = area === "" ? {} : { area };
  if (buysOwnDays(draft)) {
    const kind = campaignFor === "" ? {} : { campaignFor };
    return priceFlyer({ items: countPromoted(draft), from, to, places, promocode, tax, ...kind });
  }
  const plan = plans.find(({ id }) => id === draft.plan);
  if (!plan) return outOfRange("plan", "a plan that is sold");
  return pricePromoteOffer({ plan, items: countPromoted(draft), ...named, places, promocode, tax });
}

/** One line of the list of prices. Amounts are CAD before promo code and tax. */
export interface PriceChoice {
  /** The id of a plan, or `custom`. */
  readonly plan: string;
  /** Null while no own days are chosen. */
  readonly days: number | null;
  /** What one city costs: one offer for all days of a plan, one day of own days for all items. */
  readonly each: number;
  /** What one offer costs in all cities by a plan; null for own days, which cover several at one price. */
  readonly perOffer: number | null;
  /** What a day costs in one city. */
  readonly perDay: number;
  /** What all its days cost in one more city; null while own days are missing. */
  readonly perCity: number | null;
  /** For all days and cities; null while own days are missing. */
  readonly subtotal: number | null;
  readonly mark: "Cheapest" | "Cheapest a day" | null;
}

/** The price of a day in one city as a fraction, so that it is compared exactly. */
interface DayPrice {
  readonly cents: Cents;
  readonly days: number;
}

const isCheaper = (one: DayPrice, other: DayPrice): boolean =>
  one.cents * BigInt(other.days) < other.cents * BigInt(one.days);

const perDay = ({ cents, days }: DayPrice): number => toAmount(cents) / days;

const ownPrice = (items: number): DayPrice => ({ cents: flyerRate(items), days: 1 });

const planPrice = ({ price, days }: CampaignPlan, items: number): DayPrice => ({
  cents: centsOf(price) * BigInt(items),
  days,
});

/** The plans that can be bought for these items: offers have some, products none. */
const plansFor = (
  { campaignFor }: Pick<PromotionDraft, "campaignFor">,
  plans: readonly CampaignPlan[],
): readonly CampaignPlan[] =>
  campaignFor === "product" ? [] : plans.toSorted((one, other) => one.days - other.days);

const subtotalOf = (receipt: Receipt | OutOfRange): number | null =>
  isOutOfRange(receipt) ? null : receipt.subtotal;

/** Plans and own days as one list of prices (PROMOTION-2), by their days. What is cheapest a day is marked. */
export function priceChoices(
  draft: PromotionDraft,
  { plans, places }: Pick<PromotionTerms, "plans" | "places">,
): readonly PriceChoice[] {
  const items = Math.max(1, countPromoted(draft));
  const { fromDate, toDate } = draft;
  const hasDays = isDay(fromDate) && isDay(toDate) && toDate > fromDate;
  const priceIn = (plan: string, cities: number, only?: 1) =>
    subtotalOf(
      pricePromotion(
        { ...draft, plan, ...(only ? { offers: draft.offers.slice(0, only) } : {}) },
        { plans, places: cities },
      ),
    );
  const own = {
    price: ownPrice(items),
    choice: {
      plan: CUSTOM_PLAN,
      days: hasDays ? calendarDays(fromDate, toDate) : null,
      each: toAmount(flyerRate(items)),
    },
  };
  const listed = plansFor(draft, plans).map((plan) => ({
    price: planPrice(plan, items),
    choice: { plan: plan.id, days: plan.days, each: plan.price },
  }));
  const all = listed.some(({ price }) => isCheaper(price, own.price))
    ? [...listed, own]
    : [own, ...listed];
  const cheapest = all.reduce((best, one) => (isCheaper(one.price, best.price) ? one : best));
  return all.map(({ price, choice }) => ({
    ...choice,
    perDay: perDay(price),
    perOffer: choice.plan === CUSTOM_PLAN ? null : priceIn(choice.plan, Math.max(1, places), 1),
    perCity: priceIn(choice.plan, 1),
    subtotal: priceIn(choice.plan, Math.max(1, places)),
    mark: markOf(all.length, choice.plan, cheapest.choice.plan),
  }));
}

function markOf(choices: number, plan: string, cheapest: string): PriceChoice["mark"] {
  if (choices === 1 || plan !== cheapest) return null;
  return plan === CUSTOM_PLAN ? "Cheapest" : "Cheapest a day";
}

/** What is chosen of the list at first: the plan that is closest to seven days, or own days if they are cheaper a day (PROMOTION-3). */
export function likelyPlan(choices: readonly PriceChoice[]): string {
  if (choices[0]?.plan === CUSTOM_PLAN) return CUSTOM_PLAN;
  const gap = ({ days }: PriceChoice) => Math.abs((days ?? 0) - DEFAULT_DAYS);
  const plans = choices.filter(({ plan }) => plan !== CUSTOM_PLAN);
  return plans.toSorted((one, other) => gap(one) - gap(other))[0]?.plan ?? CUSTOM_PLAN;
}
