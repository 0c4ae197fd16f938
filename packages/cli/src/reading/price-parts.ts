import { object } from "./object.ts";
import { number, text } from "./primitives.ts";

/** What a promo code takes off: `F` an amount, any other type a percent. */
export const promocode = object({ type: text, discount: number });

/** A state's tax in percent. */
export const tax = object(
  { totalTax: number },
  { gst: number, hst: number, pst: number, qst: number },
);
