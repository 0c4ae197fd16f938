import { stableId } from "@marquee/server/demonstration/stable-id";

/** How many offers a branch has beside the live one, and how many products. */
export const OFFERS = 4;
export const PRODUCTS = 8;
/** So many products are mapped to the live offer. With a few more there are too many for the lower price. */
export const MAPPED = 4;

/** The id of an offer of a seed; number `OFFERS` is the live one. */
export const offerId = (seed: number, number: number): string =>
  stableId(`simulated offer ${seed} ${number}`);

/** The id of a product of a seed; numbers below `MAPPED` are mapped to the live offer. */
export const productId = (seed: number, number: number): string =>
  stableId(`simulated product ${seed} ${number}`);
