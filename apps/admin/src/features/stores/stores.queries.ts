import type { Store } from "@marquee/domain/stores/store.schema";
import { useMemo } from "react";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { useClient } from "../../session/session-context.tsx";

/** The stores and branches of a company. */
export function useStoreRows(companyId: string): ListQuery<Store> {
  const client = useClient();
  return useMemo(
    () => ({
      queryKey: ["stores", "list", companyId],
      fetchRows: ({ query }, options) =>
        client.stores.byCompany({ params: { companyId }, query }, options),
    }),
    [client, companyId],
  );
}
