/** The most CAD of an amount that a user types (WIRE-D1). */
export const MOST_PRICE = 10_000_000;

/** The most products that an offer is given at once. */
export const MOST_MAPPED_PRODUCTS = 500;

/** The most further offers that one payment promotes by a plan. */
export const MOST_PROMOTED_OFFERS = 100;

/** What is said of a value beyond its limit: by forms, the check of a file and the server alike (WIRE-D4). */
export const limitMessages = {
  price: "Please enter an amount from 0 to 10,000,000",
  text: (longest: number) => `At most ${longest} characters`,
  control: "Text may not hold control characters",
  list: (most: number) => `At most ${most} entries`,
} as const;
