import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useQuery } from "@tanstack/react-query";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { usePermission } from "../../session/permission.ts";
import { useAskedRows } from "../items/use-asked-rows.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { namedOffersQuery, offersToPromoteQuery } from "./offers.queries.ts";
import { offersSearch } from "./offers.search.ts";

const PARAMETERS = ["promote", "promoteIds"];

/** The offers that a link asks to promote, null until they are read and if it asks for none. */
export function useOffersToPromote(): readonly Offer[] | null {
  const { promote, promoteIds } = useScreenSearch(offersSearch);
  const { email } = useUser();
  const client = useClient();
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
  return useAskedRows(enabled ? rows : undefined, PARAMETERS);
}
