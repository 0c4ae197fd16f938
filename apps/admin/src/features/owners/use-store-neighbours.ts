import type { Store } from "@marquee/domain/stores/store.schema";
import { useQuery } from "@tanstack/react-query";
import { useNeighboursAmong } from "../../page-kit/detail/use-neighbours-among.ts";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { lastSearch } from "../../session/last-addresses.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { usePermission } from "../../session/permission.ts";
import { storeList } from "../stores/store-columns.tsx";
import { STORES_BESIDE } from "../stores/stores-of-company.tsx";
import { shownCompany } from "../stores/shown-company.ts";
import { storePage, storesAbove } from "../stores/stores-above.ts";
import { storeRows, waitingQuery } from "../stores/stores.queries.ts";

/** Where a store is in the list that it was opened from: the branches, those that wait, or the stores below the companies. */
export function useStoreNeighbours({ id, companyId }: Store) {
  const client = useClient();
  const user = useUser();
  const acrossCompanies = usePermission("companies.select").allowed;
  const { to } = storesAbove();
  const isBelow = to === "/home/company";
  const search = lastSearch(to);
  const listed = shownCompany({ ...user, acrossCompanies }, search ?? {});
  const owner = isBelow ? companyId : listed;
  const only = isBelow ? null : (search?.["store"] ?? null);
  const isWaiting = to === "/home/branches/waiting";
  const waiting = useQuery({ ...waitingQuery(client, listed), enabled: isWaiting });
  const among = useNeighboursAmong({ rows: waiting.data?.rows ?? [], id, link: storePage });
  const ofList = useNeighbours({
    list: isBelow ? STORES_BESIDE : storeList,
    path: to,
    query: storeRows(client, owner, only),
    id,
    link: storePage,
  });
  return isWaiting ? among : ofList;
}
