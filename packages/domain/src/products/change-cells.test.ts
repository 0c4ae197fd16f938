import { describe, expect, it } from "vitest";
import { limitMessages } from "../wire/draft-limits.ts";
import { priceCell, textCell } from "./change-cells.ts";
import { productMessages } from "./messages.ts";

describe("a changed cell of a product", () => {
  it("[CHANGE-M1] has the old price and the new one, with the difference", () => {
    expect(priceCell(1064, "1 057,50")).toMatchObject({
      before: 1064,
      beforeText: "1,064.00",
      after: 1057.5,
      afterText: "1,057.50",
      difference: "−6.50, −0.6 %",
      problem: null,
    });
  });

  it("[CHANGE-P5] keeps the text of an invalid price, and proposes what may be meant", () => {
    expect(priceCell(64, "106.255")).toMatchObject({
      after: null,
      afterText: "106.255",
      suggestion: "106.26",
    });
    expect(priceCell(64, "sold out")).toMatchObject({ after: null, suggestion: null });
  });

  it("[CHANGE-T2] refuses a text in the words of the form", () => {
    expect(textCell("brand", "Lin", " Lune ")).toMatchObject({ after: "Lune", problem: null });
    expect(textCell("brand", "Lin", "  ").problem).toBe(productMessages.brandMissing);
    expect(textCell("heading", "Lin", "\u200B").problem).toBe(productMessages.headingMissing);
    expect(textCell("brand", "Lin", "x".repeat(121)).problem).toBe(limitMessages.text(120));
    expect(textCell("brand", "Lin", "a\u0007b").problem).toBe(limitMessages.control);
  });
});
