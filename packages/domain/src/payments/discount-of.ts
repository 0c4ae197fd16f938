import { type Cents, centsOf, percentOf, toCents } from "../money/cents.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import type { Promocode } from "./receipt.schema.ts";

/** Whether a promo code takes a fixed amount off; any other type is a percent. */
export const isFixed = (promocode: Promocode): boolean => promocode.type === "F";

/** What is wrong with a promo code's figure, or null. */
export function refusedPromocode(promocode: Promocode): OutOfRange | null {
  const { discount } = promocode;
  if (!(Number.isFinite(discount) && discount >= 0))
    return outOfRange("promocode.discount", "a discount from 0");
  return isFixed(promocode) || discount <= 100
    ? null
    : outOfRange("promocode.discount", "a percentage from 0 to 100");
}

/**
 * What a promo code takes off a subtotal: type `F` its amount (PAY-P1), any other type that percent (PAY-P2),
 * never more than the subtotal (PAY-P3). Rounded once.
 */
export function discountOf(subtotal: Cents, promocode: Promocode | null): Cents {
  if (promocode === null) return 0n;
  const discount = isFixed(promocode)
    ? centsOf(promocode.discount)
    : toCents(percentOf(subtotal, promocode.discount));
  return discount > subtotal ? subtotal : discount;
}
