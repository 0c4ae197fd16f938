import { offerLocks, type OfferLocks } from "@marquee/domain/offers/offer-locks";
import { useQuery } from "@tanstack/react-query";
import { useNow } from "../../browser/now.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { offerQuery } from "./offers.queries.ts";

/** Which controls are locked. The stored offer is the one the form has loaded; it is not fetched twice. */
export function useOfferLocks(id: string | null): OfferLocks {
  const client = useClient();
  const { email } = useUser();
  const now = useNow();
  const stored = useQuery({
    ...offerQuery(client, email, id ?? ""),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return offerLocks(stored.data ?? null, now);
}
