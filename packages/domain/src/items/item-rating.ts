import { countWords } from "../wire/count-words.ts";

/** What shoppers gave an item, in words: "4.5 of 5, 12 ratings" (BILL-T8). */
export const itemRatingText = (item: {
  readonly totalRating: number;
  readonly avgRating: number;
}): string =>
  `${Math.round(item.avgRating * 10) / 10} of 5, ${countWords(item.totalRating, "rating")}`;
