import { expect, it } from "vitest";
import { itemRatingText } from "./item-rating.ts";

it("[BILL-T8] says the mean and how many ratings there are", () => {
  expect(itemRatingText({ avgRating: 4.4666, totalRating: 3 })).toBe("4.5 of 5, 3 ratings");
  expect(itemRatingText({ avgRating: 5, totalRating: 1 })).toBe("5 of 5, 1 rating");
});
