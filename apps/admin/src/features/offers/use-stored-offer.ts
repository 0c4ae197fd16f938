import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../session/session-context.tsx";
import { offerQuery } from "./offers.queries.ts";

/** The stored offer that the form has loaded; it is not fetched twice. Null for a new one, and until it has come. */
export function useStoredOffer(id: string | null): Offer | null {
  const client = useClient();
  const { email } = useUser();
  const stored = useQuery({
    ...offerQuery(client, email, id ?? ""),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return stored.data ?? null;
}
