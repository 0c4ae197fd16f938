import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { offersToPromoteQuery } from "./offers.queries.ts";
import { offersSearch } from "./offers.search.ts";

/**
 * The offers that a link asks to promote, null until they are read and if it asks for none. The address is left without them once
 * they are ticked: what is ticked and promoted then is the user's choice.
 */
export function useOffersToPromote(): readonly Offer[] | null {
  const { promote } = useScreenSearch(offersSearch);
  const navigate = useNavigate();
  const enabled = usePermission("campaigns.create").allowed && promote !== undefined;
  const { data } = useQuery({ ...offersToPromoteQuery(useClient(), promote ?? ""), enabled });
  const [taken, setTaken] = useState<readonly Offer[] | null>(null);
  if (enabled && data && data.rows.length > 0 && data.rows !== taken) setTaken(data.rows);
  const isTaken = taken !== null;
  useEffect(() => {
    if (isTaken)
      void navigate({
        to: ".",
        search: (old) => ({ ...old, promote: undefined }),
        replace: true,
        state: true,
      });
  }, [isTaken, navigate]);
  return taken;
}
