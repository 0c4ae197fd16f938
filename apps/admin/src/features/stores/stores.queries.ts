import type { Client } from "@marquee/api/client/create-client";
import type { Store } from "@marquee/domain/stores/store.schema";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";

/** The stores and branches of a company. */
export const storeRows = (client: Client, companyId: string): ListQuery<Store> => ({
  queryKey: ["stores", "list", companyId],
  fetchRows: ({ query }, options) =>
    client.stores.byCompany({ params: { companyId }, query }, options),
});
