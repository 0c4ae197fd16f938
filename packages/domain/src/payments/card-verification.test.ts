import { describe, expect, it } from "vitest";
import { isRefundedOnSuccess } from "./checkout-kinds.ts";
import { priceCardVerification } from "./price-card-verification.ts";
import { isFaithful } from "./testing/is-faithful.ts";

describe("saving a card", () => {
  it("[PAY-C3] charges 0.50 without tax, for no days and no places", () => {
    const receipt = priceCardVerification();
    expect(receipt).toMatchObject({
      days: 0,
      places: 0,
      subtotal: 0.5,
      discount: 0,
      tax: 0,
      total: 0.5,
      charge: 0.5,
    });
    expect(receipt.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ["Card verification", 0.5],
      ["Subtotal", 0.5],
      ["Total", 0.5],
    ]);
  });
  it("[PAY-R2] has a receipt that gives the same cents again after the wire", () => {
    expect(isFaithful(JSON.parse(JSON.stringify(priceCardVerification())))).toBe(true);
  });
  it("[PAY-C4] is refunded after it succeeded, and nothing else is", () => {
    const kinds = ["flyer", "promoteOffer", "mapProducts", "cardVerification"] as const;
    expect(kinds.filter(isRefundedOnSuccess)).toEqual(["cardVerification"]);
    expect(priceCardVerification().lines[0]?.because).toContain("refunded");
  });
});
