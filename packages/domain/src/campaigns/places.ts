import type { Geography } from "../geography/geography.schema.ts";
import type { CampaignArea } from "./campaign.schema.ts";

/** The chosen area, with the states and cities of the branch's country. */
export interface AreaChoice {
  readonly area: CampaignArea;
  readonly cityList?: readonly string[] | undefined;
  readonly stateList?: readonly string[] | undefined;
  readonly geography: Geography;
}

/** The cities an area covers, each once: the chosen ones, those of the chosen states, or all (CAMP-P3). */
export function coveredCities({
  area,
  cityList = [],
  stateList = [],
  geography,
}: AreaChoice): ReadonlySet<string> {
  if (area === "city") return new Set(cityList);
  const chosen = new Set(stateList);
  const states = geography.states.filter(({ id }) => area === "country" || chosen.has(id));
  return new Set(states.flatMap(({ cities }) => cities.map(({ id }) => id)));
}

/** How many places an area covers: what days and rate are multiplied by (CAMP-P3). */
export const countPlaces = (choice: AreaChoice): number => coveredCities(choice).size;

/** How many places products for a live offer are paid for: cities, states or all cities of the country, once each (MAP-P3). */
export const countMapPlaces = (choice: AreaChoice): number =>
  choice.area === "state" ? new Set(choice.stateList).size : countPlaces(choice);

/** What comes first in a list of places, if it is in it. */
const first = <Place extends { readonly id: string }>(
  places: readonly Place[],
  id: string,
): readonly Place[] => [
  ...places.filter((place) => place.id === id),
  ...places.filter((place) => place.id !== id),
];

/** States to choose from, with the branch's own province first, and in it its own city (CAMP-D4). */
export const ownPlacesFirst = <
  City extends { readonly id: string },
  State extends { readonly id: string; readonly cities: readonly City[] },
>(
  states: readonly State[],
  { stateId, cityId }: { readonly stateId: string; readonly cityId: string },
): readonly State[] =>
  first(states, stateId).map((state) =>
    state.id === stateId ? { ...state, cities: first(state.cities, cityId) } : state,
  );
