import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { useMemo } from "react";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";

/** The invoices of a person's company; of every company for those who act across companies. */
export function useInvoiceRows(): ListQuery<Invoice> {
  const client = useClient();
  const { companyId } = useUser();
  const everywhere = usePermission("companies.select").allowed;
  const id = everywhere ? EVERY_COMPANY : (companyId ?? "");
  return useMemo(
    () => ({
      queryKey: ["invoices", "list", id],
      fetchRows: ({ query }, options) =>
        client.invoices.byCompany({ params: { id }, query }, options),
    }),
    [client, id],
  );
}
