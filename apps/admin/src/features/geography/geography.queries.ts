import type { CallOptions, Client } from "@marquee/api/client/create-client";
import { useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../session/session-context.tsx";
import { indexGeography, type GeographyIndex } from "./geography-index.ts";

async function loadGeography(
  client: Client,
  email: string,
  options: CallOptions,
): Promise<GeographyIndex> {
  const about = { params: { encEmail: email } };
  const [states, cities] = await Promise.all([
    client.geography.states(about, options),
    client.geography.allCities(about, options),
  ]);
  return indexGeography(states.rows, cities.rows);
}

/** States and cities: few, public, and the same all day. */
export function useGeography() {
  const client = useClient();
  const { email } = useUser();
  return useQuery({
    queryKey: ["geography", "index"],
    queryFn: ({ signal }) => loadGeography(client, email, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
