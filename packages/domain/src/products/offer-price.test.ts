import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedOfferPrice, offerPrice } from "./offer-price.ts";

describe("the offer price", () => {
  it("[PRODUCT-P1] takes the percentage off and rounds once, half away from zero", () => {
    expect(offerPrice({ actualPrice: 100, discountPerc: 12.5 })).toBe(87.5);
    expect(offerPrice({ actualPrice: 2.01, discountPerc: 50 })).toBe(1.01);
    expect(offerPrice({ actualPrice: 19.99, discountPerc: 0 })).toBe(19.99);
    expect(offerPrice({ actualPrice: 19.99, discountPerc: 100 })).toBe(0);
    expect(offerPrice({ actualPrice: 1.15, discountPerc: 50 })).toBe(0.58);
    expect(offerPrice({ actualPrice: 1e21, discountPerc: 10 })).toBe(9e20);
  });
  it("[PRODUCT-P1] agrees with arithmetic on whole numbers", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: 0, max: 100_000 }),
        (cents, thousandths) => {
          // Everything in hundred-thousandths of a cent; adding a half and cutting rounds a positive number.
          const exact = BigInt(cents) * BigInt(100_000 - thousandths);
          const expected = (2n * exact + 100_000n) / 200_000n;
          const price = offerPrice({ actualPrice: cents / 100, discountPerc: thousandths / 1000 });
          expect(price).toBe(Number(expected) / 100);
        },
      ),
    );
  });
  it("[PRODUCT-P2] refuses a price below nothing and a percentage outside 0 to 100", () => {
    for (const actualPrice of [-0.01, Number.NaN, Infinity])
      expect(offerPrice({ actualPrice, discountPerc: 10 })).toMatchObject({
        _tag: "OutOfRange",
        field: "actualPrice",
      });
    for (const discountPerc of [-1, 100.01, Number.NaN])
      expect(offerPrice({ actualPrice: 1, discountPerc })).toMatchObject({
        _tag: "OutOfRange",
        field: "discountPerc",
      });
  });
  it("[PRODUCT-P3] is the actual price if the discount is a message", () => {
    expect(storedOfferPrice({ actualPrice: 20, discountType: "message", discountPerc: 50 })).toBe(
      20,
    );
    expect(
      storedOfferPrice({ actualPrice: 20, discountType: "percentage", discountPerc: 50 }),
    ).toBe(10);
  });
});
