import { type AreaChoice, countPlaces } from "./count-places.ts";

/**
 * How many places products that are mapped to a live offer are paid for: the cities of the offer's area, its states
 * (not their cities), or all cities of the country, each once (MAP-P3).
 */
export const countMapPlaces = (choice: AreaChoice): number =>
  choice.area === "state" ? new Set(choice.stateList).size : countPlaces(choice);
