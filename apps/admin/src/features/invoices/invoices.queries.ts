import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import type { LastPerson } from "../../session/last-person.ts";

/** The invoices of a company; of every company if none is named. */
export const invoiceRows = (client: Client, companyId: string): ListQuery<Invoice> => ({
  queryKey: ["invoices", "list", companyId],
  fetchRows: ({ query }, options) =>
    client.invoices.byCompany({ params: { id: companyId }, query }, options),
});

/** Whose invoices a person sees: those of their company, or of every company if they act across companies. */
export const invoicesOf = ({
  companyId,
  acrossCompanies,
}: Pick<LastPerson, "companyId" | "acrossCompanies">): string =>
  acrossCompanies ? EVERY_COMPANY : (companyId ?? "");
