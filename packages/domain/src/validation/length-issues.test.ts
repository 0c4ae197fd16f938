import { expect, it } from "vitest";
import { ATTRIBUTE_TEXT_LIMITS, productLengthIssues } from "../products/product-text-limits.ts";
import { lengthIssues } from "./length-issues.ts";

it("[WIRE-D4] names each text that is longer than may be stored, and no other", () => {
  const limits = { name: 4, brand: 4, heading: 4 };
  expect(lengthIssues(limits, { name: "cloth", brand: "fine", heading: null })).toEqual([
    { rule: "WIRE-D4", field: "name", message: "At most 4 characters" },
  ]);
});

it("[WIRE-D4] names those of a product's attributes by their place", () => {
  const long = "c".repeat(ATTRIBUTE_TEXT_LIMITS.column + 1);
  const draft = {
    name: "Rug",
    brand: "",
    heading: "",
    description: "",
    vendorUrl: "",
    discountMessage: "",
    shippingInstructions: "x".repeat(2001),
    attribute: [
      { column: "Colour", value: long },
      { column: long, value: "Red" },
    ],
  };
  expect(productLengthIssues(draft)).toEqual([
    { rule: "WIRE-D4", field: "shippingInstructions", message: "At most 2000 characters" },
    { rule: "WIRE-D4", field: "attribute.1.column", message: "At most 80 characters" },
  ]);
});
