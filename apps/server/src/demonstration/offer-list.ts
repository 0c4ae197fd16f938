import { MONTREAL_OFFERS } from "./montreal-offers.ts";
import type { DemonstrationOffer } from "./offer-lines.ts";
import { OTHER_OFFERS } from "./other-offers.ts";
import { TORONTO_VANCOUVER_OFFERS } from "./toronto-vancouver-offers.ts";

/** Some sixty offers and collections, meant for every status. */
export const OFFERS: readonly DemonstrationOffer[] = [
  ...MONTREAL_OFFERS,
  ...TORONTO_VANCOUVER_OFFERS,
  ...OTHER_OFFERS,
];
