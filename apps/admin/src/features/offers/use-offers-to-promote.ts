import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { namedOffersQuery, offersToPromoteQuery } from "./offers.queries.ts";
import { offersSearch } from "./offers.search.ts";

/**
 * The offers that a link asks to promote, null until they are read and if it asks for none. The address is left without them once
 * they are ticked: what is ticked and promoted then is the user's choice.
 */
export function useOffersToPromote(): readonly Offer[] | null {
  const { promote, promoteIds } = useScreenSearch(offersSearch);
  const { email } = useUser();
  const client = useClient();
  const navigate = useNavigate();
  const isAsked = promote !== undefined || promoteIds !== undefined;
  const enabled = usePermission("campaigns.create").allowed && isAsked;
  const ofBranch = useQuery({
    ...offersToPromoteQuery(client, promote ?? ""),
    enabled: enabled && promote !== undefined,
  });
  const named = useQuery({
    ...namedOffersQuery(client, email, promoteIds ?? ""),
    enabled: enabled && promoteIds !== undefined,
  });
  const rows = (promoteIds === undefined ? ofBranch : named).data;
  const [taken, setTaken] = useState<readonly Offer[] | null>(null);
  if (enabled && rows && rows.length > 0 && rows !== taken) setTaken(rows);
  const isTaken = taken !== null;
  useEffect(() => {
    if (isTaken)
      void navigate({
        to: ".",
        search: (old) => ({ ...old, promote: undefined, promoteIds: undefined }),
        replace: true,
        state: true,
      });
  }, [isTaken, navigate]);
  return taken;
}
