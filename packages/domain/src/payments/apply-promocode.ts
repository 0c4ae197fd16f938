import { centsOf, wireOf } from "../money/cents.ts";
import type { OutOfRange } from "../validation/out-of-range.ts";
import { discountOf, refusedPromocode } from "./discount-of.ts";
import type { Promocode } from "./receipt.schema.ts";

/** A subtotal in CAD with a promo code applied (PAY-P1 to PAY-P3), before tax. */
export function applyPromocode(
  subtotal: number,
  promocode: Promocode,
): { readonly discount: number; readonly discounted: number } | OutOfRange {
  const refusal = refusedPromocode(promocode);
  if (refusal !== null) return refusal;
  const cents = centsOf(subtotal);
  const discount = discountOf(cents, promocode);
  return { discount: wireOf(discount), discounted: wireOf(cents - discount) };
}
