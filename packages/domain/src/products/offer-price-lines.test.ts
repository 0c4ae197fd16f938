import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf } from "../money/cents.ts";
import { offerPriceLines } from "./offer-price-lines.ts";

const lines = (product: Parameters<typeof offerPriceLines>[0]) =>
  offerPriceLines(product).map(({ label, amount }) => [label, amount]);

describe("the lines of an offer price", () => {
  it("[PRODUCT-P5] lead from the actual price by the discount to the offer price", () => {
    expect(lines({ actualPrice: 148, discountType: "percentage", discountPerc: 15 })).toEqual([
      ["Actual price", 148],
      ["−15 %", -22.2],
      ["Offer price", 125.8],
    ]);
    expect(lines({ actualPrice: 148, discountType: "message", discountPerc: 15 })).toEqual([
      ["Actual price", 148],
      ["Offer price", 148],
    ]);
    expect(lines({ actualPrice: null, discountType: "message", discountPerc: null })).toEqual([]);
    expect(lines({ actualPrice: 1, discountType: "percentage", discountPerc: null })).toEqual([]);
  });
  it("[PRODUCT-P5] add up to the cent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 10_000 }),
        (cents, hundredths) => {
          const [first, discount, last] = offerPriceLines({
            actualPrice: cents / 100,
            discountType: "percentage",
            discountPerc: hundredths / 100,
          });
          expect(centsOf(first?.amount ?? 0) + centsOf(discount?.amount ?? 0)).toBe(
            centsOf(last?.amount ?? 0),
          );
        },
      ),
    );
  });
});
