import type { City, Country, State } from "@marquee/domain/geography/geography.schema";

/** A state or province with its cities and taxes. */
export interface StateWithCities extends State {
  readonly cities: readonly City[];
}

/** Every city a campaign can cover, by id, and the taxes of its state. */
export interface GeographyIndex {
  readonly states: readonly StateWithCities[];
  readonly stateById: ReadonlyMap<string, StateWithCities>;
  readonly cityById: ReadonlyMap<string, City>;
}

/** Groups cities by their state, both in the order of the calls; a state may have no cities. */
export function indexGeography(states: readonly State[], cities: readonly City[]): GeographyIndex {
  const byState = Map.groupBy(cities, (city) => city.stateId);
  const whole = states.map((state) => ({ ...state, cities: byState.get(state.id) ?? [] }));
  return {
    states: whole,
    stateById: new Map(whole.map((state) => [state.id, state])),
    cityById: new Map(cities.map((city) => [city.id, city])),
  };
}

/** The states of a country; all of them while no country is known. */
export const statesIn = (
  geography: GeographyIndex,
  country: Country | null,
): readonly StateWithCities[] =>
  country === null
    ? geography.states
    : geography.states.filter(({ countryId }) => countryId === country);
