import { toAmount } from "../money/cents.ts";
import { decimalOf, multiply, roundHalfAway, type Decimal } from "../money/decimals.ts";
import { formatAmount } from "../money/format-money.ts";
import { isFilled, typedNumber } from "../validation/typed-values.ts";
import { limitMessages, MOST_PRICE } from "../wire/draft-limits.ts";
import { changeMessages as messages } from "./change-messages.ts";

/** How the prices of several items are changed: by a share of each, by an amount, or to one price. */
export type PriceChangeKind = "percent" | "amount" | "price";

/** What a changed price is rounded to: to cents alone, or to the nearest price that ends so. */
export type PriceRounding = "cents" | "half" | "ninety" | "whole";

export interface PriceChange {
  readonly kind: PriceChangeKind;
  readonly value: number;
  readonly rounding: PriceRounding;
}

/** The prices that a rounding allows: `step` cents apart, counted from `first`. */
const STEPS: Readonly<Record<PriceRounding, { readonly step: bigint; readonly first: bigint }>> = {
  cents: { step: 1n, first: 0n },
  half: { step: 50n, first: 0n },
  ninety: { step: 100n, first: 90n },
  whole: { step: 100n, first: 0n },
};

/** The exact amount rounded once, half away from zero (CHANGE-P3). */
function roundPrice({ digits, scale }: Decimal, rounding: PriceRounding): number {
  const { step, first } = STEPS[rounding];
  const unit = 10n ** BigInt(scale);
  const steps = roundHalfAway(digits * 100n - first * unit, step * unit);
  return toAmount(steps * step + first);
}

/** The exact sum of two decimals; nothing is rounded. */
function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  const at = ({ digits, scale: own }: Decimal) => digits * 10n ** BigInt(scale - own);
  return { digits: at(a) + at(b), scale };
}

/** The new price of an item, rounded once from the exact one (CHANGE-P1 to CHANGE-P3). Whether it may be one, `priceProblem` says. */
export function changePrice(price: number, { kind, value, rounding }: PriceChange): number {
  if (kind === "price") return roundPrice(decimalOf(value), rounding);
  const by = decimalOf(value);
  if (kind === "amount") return roundPrice(add(decimalOf(price), by), rounding);
  const share = add({ digits: 1n, scale: 0 }, { digits: by.digits, scale: by.scale + 2 });
  return roundPrice(multiply(decimalOf(price), share), rounding);
}

/** Why many prices at once may not become this one (CHANGE-P4); null if it may. */
export function priceProblem(price: number): string | null {
  if (price <= 0) return messages.priceNotAboveZero;
  return price > MOST_PRICE ? limitMessages.price : null;
}

/** A currency before or behind an amount, as spreadsheets write one. */
const CURRENCY = /^(?:CA\$|C\$|US\$|\$|CAD)\s*|\s*(?:CA\$|C\$|\$|CAD)$/giu;

/** The most decimals that are read of a pasted price, so that one with too many can be named. */
const READABLE_DECIMALS = 12;

/** A price as it was typed or pasted into a cell: what it is, or what is wrong, with the nearest price if there is one. */
export type TypedPrice =
  | { readonly price: number }
  | { readonly problem: string; readonly nearest: number | null };

/** Reads a price as people and spreadsheets write one (CHANGE-P5). */
export function readTypedPrice(text: string): TypedPrice {
  const bare = text.trim().replaceAll(CURRENCY, "");
  const price = typedNumber(bare, 2);
  if (price === null) {
    const fine = typedNumber(bare, READABLE_DECIMALS);
    if (fine === null) return { problem: messages.noPrice, nearest: null };
    const nearest = roundPrice(decimalOf(fine), "cents");
    return { problem: messages.decimals, nearest: priceProblem(nearest) === null ? nearest : null };
  }
  const problem = priceProblem(price);
  return problem === null ? { price } : { problem, nearest: null };
}

/** The number that is typed for a change by a share or an amount: with a sign before it, if it goes down (CHANGE-P5). */
export function typedChange(text: string): number | null {
  const [, sign = "", rest = ""] = /^\s*([+\-\u2212\u2013]?)\s*(.*?)\s*%?\s*$/su.exec(text) ?? [];
  const size = isFilled(rest) ? typedNumber(rest.replaceAll(CURRENCY, ""), 2) : null;
  return size === null ? null : sign === "" || sign === "+" ? size : -size;
}

const signedText = (value: number): string => `${value > 0 ? "+" : ""}${formatAmount(value)}`;

/** By how much a price differs, as an amount and as a share: "−6.50, −10.2 %"; a price of nothing has no share. */
export function priceDifference(before: number, after: number): string {
  const by = changePrice(after, { kind: "amount", value: -before, rounding: "cents" });
  if (before === 0) return signedText(by);
  const tenths = Math.round((by / before) * 1000) / 10;
  const share = `${tenths > 0 ? "+" : ""}${tenths.toFixed(1)}`.replace("-", "−");
  return `${signedText(by)}, ${share} %`;
}
