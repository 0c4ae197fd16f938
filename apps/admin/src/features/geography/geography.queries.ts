import type { Client } from "@marquee/api/client/create-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";
import { indexGeography } from "./geography-index.ts";

/** States and cities: few, public, and the same all day. A user who is signed out may read them too. */
export const geographyQuery = (client: Client) =>
  queryOptions({
    queryKey: ["geography", "index"],
    queryFn: async ({ signal }) => {
      const [states, cities] = await Promise.all([
        client.geography.states({}, { signal }),
        client.geography.allCities({}, { signal }),
      ]);
      return indexGeography(states.rows, cities.rows);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** States and cities, read once for all screens and never stale. */
export const useGeography = () => useQuery(geographyQuery(useClient()));
