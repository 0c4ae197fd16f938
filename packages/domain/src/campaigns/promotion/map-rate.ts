import { amountText, type Cents, toAmount } from "../../money/cents.ts";
import { countItems, FLAT_RATE, INCLUDED_ITEMS, ITEM_RATE } from "../flyer/flyer-rate.ts";

/** What a day in one place costs for all products of a live offer: 1.00 up to five (MAP-P1), 0.20 beyond (MAP-P2). */
export const mapRate = (mapped: number): Cents =>
  mapped <= INCLUDED_ITEMS ? FLAT_RATE : ITEM_RATE;

/** Where the next price step of a mapping is: how many products more keep the rate, and what it is from then on. */
export interface MapThreshold {
  readonly free: number;
  readonly rate: number;
  readonly text: string;
}

/** Says what one more product would do to the price (MAP-P6). `mapped` counts those mapped before too. */
export function nextMapThreshold(mapped: number): MapThreshold {
  const free = Math.max(0, INCLUDED_ITEMS - mapped);
  const rate = toAmount(free > 0 ? FLAT_RATE : ITEM_RATE);
  if (free > 0) {
    const text = `${countItems(free, "product")} more keep${free === 1 ? "s" : ""} the price.`;
    return { free, rate, text };
  }
  const text =
    mapped === INCLUDED_ITEMS
      ? `From the ${INCLUDED_ITEMS + 1}th product on, a day costs ${amountText(ITEM_RATE)} in each place.`
      : "Each further product keeps the price.";
  return { free, rate, text };
}
