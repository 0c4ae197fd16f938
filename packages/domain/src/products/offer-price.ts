import { toCents, toAmount } from "../money/cents.ts";
import { decimalOf, multiply } from "../money/decimals.ts";
import { type OutOfRange, outOfRange } from "../validation/out-of-range.ts";
import type { ProductDraft } from "./product.schema.ts";

/**
 * The actual price less its discount percentage, in CAD, rounded once to two decimals, half away from zero
 * (PRODUCT-P1). The price is any finite amount from 0, the percentage lies between 0 and 100 (PRODUCT-P2).
 */
export function offerPrice(product: {
  readonly actualPrice: number;
  readonly discountPerc: number;
}): number | OutOfRange {
  const { actualPrice, discountPerc } = product;
  if (!Number.isFinite(actualPrice) || actualPrice < 0)
    return outOfRange("actualPrice", "an amount from 0");
  if (!(discountPerc >= 0 && discountPerc <= 100))
    return outOfRange("discountPerc", "a percentage from 0 to 100");
  const percent = decimalOf(discountPerc);
  const share = {
    digits: 100n * 10n ** BigInt(percent.scale) - percent.digits,
    scale: percent.scale + 2,
  };
  return toAmount(toCents(multiply(decimalOf(actualPrice), share)));
}

/** The offer price that the product form stores: with a discount message the actual price itself (PRODUCT-P3). */
export function storedOfferPrice(product: {
  readonly actualPrice: number;
  readonly discountType: ProductDraft["discountType"];
  readonly discountPerc: number;
}): number | OutOfRange {
  if (product.discountType === "percentage") return offerPrice(product);
  return offerPrice({ actualPrice: product.actualPrice, discountPerc: 0 });
}

/**
 * Whether the offer price of a draft is the one its other fields give, so that the server trusts no figure of a client
 * (PRODUCT-P4). A draft without prices, or without a kind of discount, is left to the form's own rules.
 */
export function isOfferPriceRight(product: {
  readonly actualPrice: number | null;
  readonly offerPrice: number | null;
  readonly discountType: ProductDraft["discountType"];
  readonly discountPerc: number | null;
}): boolean {
  const { offerPrice: sent } = product;
  const { offerPrice: right } = withOfferPrice(product);
  return product.discountType === "" || sent === null || right === null || right === sent;
}

/** The offer price that the other fields give; nothing while they are missing or out of range (PRODUCT-P3). */
export function withOfferPrice(product: {
  readonly actualPrice: number | null;
  readonly discountType: ProductDraft["discountType"];
  readonly discountPerc: number | null;
}): { readonly offerPrice: number | null } {
  const { actualPrice, discountType, discountPerc } = product;
  if (actualPrice === null || (discountType === "percentage" && discountPerc === null))
    return { offerPrice: null };
  const price = storedOfferPrice({ actualPrice, discountType, discountPerc: discountPerc ?? 0 });
  return { offerPrice: typeof price === "number" ? price : null };
}
