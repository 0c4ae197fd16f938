import type { Store } from "@marquee/domain/stores/store.schema";
import { useMemo } from "react";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { lastSearch } from "../../session/last-addresses.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { usePermission } from "../../session/permission.ts";
import { storeList } from "../stores/store-columns.tsx";
import { STORES_BESIDE } from "../stores/stores-of-company.tsx";
import { shownCompany } from "../stores/shown-company.ts";
import { storePage, storesAbove } from "../stores/stores-above.ts";
import { storeRows } from "../stores/stores.queries.ts";

/** Where a store is in the list that it was opened from: the branches, or the stores below the companies. */
export function useStoreNeighbours({ id, companyId }: Store) {
  const client = useClient();
  const user = useUser();
  const acrossCompanies = usePermission("companies.select").allowed;
  const { to } = storesAbove();
  const isBelow = to === "/home/company";
  const search = lastSearch(to);
  const listed = shownCompany({ companyId: user.companyId, acrossCompanies }, search?.["company"]);
  const owner = isBelow ? companyId : listed;
  const only = isBelow ? null : (search?.["store"] ?? null);
  const query = useMemo(() => storeRows(client, owner, only), [client, owner, only]);
  return useNeighbours({
    list: isBelow ? STORES_BESIDE : storeList,
    path: to,
    query,
    rowId: (store: Store) => store.id,
    id,
    link: storePage,
  });
}
