import type { CampaignFor } from "../campaigns/campaign.schema.ts";
import { countCities, countDays } from "../campaigns/count-text.ts";
import {
  countItems,
  FLAT_RATE,
  flyerRate,
  INCLUDED_ITEMS,
  ITEM_RATE,
} from "../campaigns/flyer/flyer-rate.ts";
import { daysBetween } from "../dates/central-time.ts";
import { formatDate } from "../dates/format-dates.ts";
import { DATE_EXPECTED, isDate } from "../dates/instants.ts";
import { amountText, toAmount } from "../money/cents.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import { isCount } from "../validation/typed-values.ts";
import { makeReceipt } from "./make-receipt.ts";
import type { Promocode, Receipt, ReceiptLine, TaxRates } from "./receipt.schema.ts";

/** What the price of a flyer campaign follows from. Dates are days, or instants, `to` being the first one not paid for. */
export interface FlyerPlan {
  readonly items: number;
  readonly from: string;
  readonly to: string;
  readonly places: number;
  readonly promocode?: Promocode | null | undefined;
  readonly tax?: TaxRates | null | undefined;
  /** What the items are, for the words of the receipt alone. */
  readonly campaignFor?: CampaignFor | undefined;
}

function refusePlan({ items, from, to, places }: FlyerPlan): OutOfRange | null {
  if (!isCount(items)) return outOfRange("items", "a whole number from 1");
  if (!isDate(from)) return outOfRange("from", DATE_EXPECTED);
  if (!isDate(to)) return outOfRange("to", DATE_EXPECTED);
  if (daysBetween(from, to) < 1) return outOfRange("to", "a date later than from");
  if (!isCount(places)) return outOfRange("places", "a whole number from 1");
  return Number.isSafeInteger(daysBetween(from, to) * places)
    ? null
    : outOfRange("places", "a smaller number");
}

function rateLine({ items, campaignFor }: FlyerPlan): ReceiptLine {
  const flat = amountText(FLAT_RATE);
  const step = amountText(ITEM_RATE);
  const more = items - INCLUDED_ITEMS;
  const added =
    more === 1 ? `the ${items}th adds ${step} a day` : `the other ${more} add ${step} a day each`;
  return {
    id: "rate",
    label: `${countItems(items, campaignFor)} a day`,
    amount: toAmount(flyerRate(items)),
    because:
      more <= 0
        ? `Up to ${countItems(INCLUDED_ITEMS, campaignFor)} cost ${flat} a day in each city.`
        : `${countItems(INCLUDED_ITEMS, campaignFor)} cost ${flat}, ${added}.`,
    rule: more <= 0 ? "CAMP-P1" : "CAMP-P2",
  };
}

function quantityLine(plan: FlyerPlan, days: number): ReceiptLine {
  const { from, to, places } = plan;
  return {
    id: "quantity",
    label: `${countDays(days)} × ${countCities(places)}`,
    amount: days * places,
    because: `From ${formatDate(from)} to ${formatDate(to)}. The days start with the payment, or the approval of the store, if that is later.`,
    rule: "CAMP-P4",
  };
}

/**
 * The price of a flyer campaign in CAD: rate for the items × days × places, less a promo code, plus the tax of
 * the branch's state (CAMP-P1 to CAMP-P5). Returns the figure that is out of range instead if there is no price.
 */
export function priceFlyer(plan: FlyerPlan): Receipt | OutOfRange {
  const refusal = refusePlan(plan);
  if (refusal !== null) return refusal;
  const { items, from, to, places, promocode = null, tax = null } = plan;
  const days = daysBetween(from, to);
  const rate = flyerRate(items);
  return makeReceipt({
    days,
    places,
    items,
    basis: { rate: toAmount(rate), quantity: days * places, promocode, tax },
    opening: [rateLine(plan), quantityLine(plan, days)],
    subtotal: {
      because: `${amountText(rate)} × ${countDays(days)} × ${countCities(places)}`,
      rule: "CAMP-P5",
    },
  });
}
