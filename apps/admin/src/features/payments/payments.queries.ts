import type { Client } from "@marquee/api/client/create-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";

/** The settings of the server, such as how payments reach their providers. */
export function useSettings() {
  const client = useClient();
  return useQuery({
    queryKey: ["settings"],
    queryFn: ({ signal }) => client.session.settings({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One invoice, by its id. */
export const invoiceQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ["invoices", "byId", id],
    queryFn: ({ signal }) => client.invoices.byId({ params: { id } }, { signal }),
  });
