import type { CampaignArea } from "../campaigns/campaign.schema.ts";
import { countCities, countDays, countRegions } from "../campaigns/count-text.ts";
import { countItems, INCLUDED_ITEMS } from "../campaigns/flyer/flyer-rate.ts";
import { mapRate } from "../campaigns/promotion/map-rate.ts";
import { daysBetween } from "../dates/central-time.ts";
import { formatDate } from "../dates/format-dates.ts";
import { DATE_EXPECTED, isDate } from "../dates/instants.ts";
import type { Country } from "../geography/geography.schema.ts";
import { amountText, toAmount } from "../money/cents.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import { isCount } from "../validation/typed-values.ts";
import { makeReceipt } from "./make-receipt.ts";
import type { Receipt, ReceiptLine, TaxRates } from "./receipt.schema.ts";

/**
 * What the price of mapping products to a live offer follows from: when the offer ends, how many products it has
 * already (`existing`) and gets now (`added`), and how many places that counts for (MAP-P3). Dates are days in
 * Central time, or instants.
 */
export interface Mapping {
  readonly validTill: string;
  readonly now: string;
  readonly existing: number;
  readonly added: number;
  readonly places: number;
  readonly tax?: TaxRates | null | undefined;
  /** What the places are, for the words of the receipt alone. */
  readonly area?: CampaignArea | undefined;
  /** The country of the branch, likewise. */
  readonly country?: Country | undefined;
}

function refuseMapping({ validTill, now, existing, added, places }: Mapping): OutOfRange | null {
  if (!isDate(validTill)) return outOfRange("validTill", DATE_EXPECTED);
  if (!isDate(now)) return outOfRange("now", DATE_EXPECTED);
  if (daysBetween(now, validTill) < 1)
    return outOfRange("validTill", "a date later than now: the offer has to be live");
  if (!(Number.isSafeInteger(existing) && existing >= 0))
    return outOfRange("existing", "a whole number from 0");
  if (!isCount(added)) return outOfRange("added", "a whole number from 1");
  if (!Number.isSafeInteger(existing + added)) return outOfRange("added", "a smaller number");
  if (!isCount(places)) return outOfRange("places", "a whole number from 1");
  return Number.isSafeInteger(daysBetween(now, validTill) * places)
    ? null
    : outOfRange("places", "a smaller number");
}

function rateLine({ existing, added }: Mapping): ReceiptLine {
  const mapped = existing + added;
  const rate = mapRate(mapped);
  const few = mapped <= INCLUDED_ITEMS;
  const sum = existing === 0 ? "" : ` ${existing} mapped before and ${added} now make ${mapped}.`;
  return {
    id: "rate",
    label: `${countItems(mapped, "product")} a day`,
    amount: toAmount(rate),
    because: `${few ? "Up to" : "More than"} ${countItems(INCLUDED_ITEMS, "product")} of an offer cost ${amountText(rate)} a day in each place together.${sum}`,
    rule: few ? "MAP-P1" : "MAP-P2",
  };
}

const countPlaces = ({ area, country, places }: Mapping): string =>
  area === "state" ? countRegions(places, country) : countCities(places);

/**
 * The price of mapping products to a live offer in CAD: its remaining days × 1.00 up to five products, × 0.20 beyond,
 * × places, plus the tax of the branch's state; there is no promo code (MAP-P1 to MAP-P5). Returns the figure that
 * is out of range instead if there is no price; an offer that is over is one such.
 */
export function priceMapProducts(mapping: Mapping): Receipt | OutOfRange {
  const refusal = refuseMapping(mapping);
  if (refusal !== null) return refusal;
  const { validTill, now, existing, added, places, tax = null } = mapping;
  const days = daysBetween(now, validTill);
  const rate = mapRate(existing + added);
  const quantity = `${countDays(days)} × ${countPlaces(mapping)}`;
  return makeReceipt({
    days,
    places,
    items: existing + added,
    basis: { rate: toAmount(rate), quantity: days * places, promocode: null, tax },
    opening: [
      rateLine(mapping),
      {
        id: "quantity",
        label: quantity,
        amount: days * places,
        because: `The offer runs until ${formatDate(validTill)}. A day that has begun counts whole.`,
        rule: "MAP-P4",
      },
    ],
    subtotal: { because: `${amountText(rate)} × ${quantity}`, rule: "MAP-P5" },
  });
}
