import type { Client } from "@marquee/api/client/create-client";
import type { City, Country, State } from "@marquee/domain/geography/geography.schema";
import { useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../../session/session-context.tsx";

/** A state or province with its cities and taxes. */
export interface StateOnMap extends State {
  readonly cities: readonly City[];
}

/** Every place a campaign can cover, and the taxes that go with it. */
export interface Atlas {
  readonly states: readonly StateOnMap[];
  readonly stateById: ReadonlyMap<string, StateOnMap>;
  readonly cityById: ReadonlyMap<string, City>;
}

export function makeAtlas(states: readonly State[], cities: readonly City[]): Atlas {
  const byState = Map.groupBy(cities, (city) => city.stateId);
  const whole = states.map((state) => ({ ...state, cities: byState.get(state.id) ?? [] }));
  return {
    states: whole,
    stateById: new Map(whole.map((state) => [state.id, state])),
    cityById: new Map(cities.map((city) => [city.id, city])),
  };
}

/** The part of the map that lies in a country; all of it while no country is known. */
export const statesIn = (atlas: Atlas, country: Country | null): readonly StateOnMap[] =>
  country === null ? atlas.states : atlas.states.filter(({ countryId }) => countryId === country);

const loadAtlas = async (client: Client, email: string, signal: AbortSignal): Promise<Atlas> => {
  const about = { params: { encEmail: email } };
  const [states, cities] = await Promise.all([
    client.geography.states(about, { signal }),
    client.geography.allCities(about, { signal }),
  ]);
  return makeAtlas(states.rows, cities.rows);
};

/** States and cities: few, public, and the same all day. */
export function useAtlas() {
  const client = useClient();
  const { email } = useUser();
  return useQuery({
    queryKey: ["geography", "atlas"],
    queryFn: ({ signal }) => loadAtlas(client, email, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
