import { type Cents, centsOf, percentOf, toCents } from "../money/cents.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import type { Rule } from "../validation/rule.ts";
import { isFilled } from "../validation/typed-values.ts";
import { visibleText } from "../wire/typed-text.ts";
import { paymentMessages } from "./messages.ts";
import type { Promocode } from "./receipt.schema.ts";

/** A promo code as it is looked up (PAY-V7): ASCII in capitals, what no user sees left out, other letters as typed. */
export const promocodeKey = (typed: string): string =>
  visibleText(typed)
    .trim()
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/** Whether a promo code takes a fixed amount off; any other type is a percent. */
export const isFixed = (promocode: Promocode): boolean => promocode.type === "F";

/** What is wrong with a promo code's figure, or null. */
export function refusePromocode(promocode: Promocode): OutOfRange | null {
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

export const promocodeFields = { promocode: "text" } as const satisfies FormFields;

/** What the look-up of the code found: null for nothing, undefined until it was looked up. */
export interface PromocodeContext {
  readonly found?: Promocode | null | undefined;
}

/** The promo code box (PAY-V1, PAY-V2). */
export const promocodeRules: readonly Rule<{ readonly promocode: string }, PromocodeContext>[] = [
  {
    id: "PAY-V1",
    field: "promocode",
    message: paymentMessages.promocodeMissing,
    holds: ({ promocode }) => isFilled(promocode),
  },
  {
    id: "PAY-V2",
    field: "promocode",
    message: paymentMessages.promocodeUnknown,
    holds: ({ promocode }, { found }) => !isFilled(promocode) || found !== null,
  },
];
