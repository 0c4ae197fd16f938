import type { Client } from "@marquee/api/client/create-client";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { FirstOfDays } from "../../page-kit/date-range/first-day.ts";
import { firstOfList } from "../../page-kit/date-range/first-row.ts";
import type { CountedOfDays } from "../../page-kit/date-range/range-panel.tsx";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import type { CompanyBranch } from "../companies/use-company-branch.ts";

const daysOf = (range: DateRangeDraft | null) =>
  range === null ? {} : { from: range.fromDate, to: range.toDate };

/** The invoices of a company, of every company if none is named; of some days, or of all. */
export const invoiceRows = (
  client: Client,
  companyId: string,
  range: DateRangeDraft | null = null,
): ListQuery<Invoice> => ({
  queryKey: ["invoices", "list", companyId, range],
  fetchRows: ({ query }, options) =>
    client.invoices.byCompany(
      { params: { id: companyId }, query: { ...query, ...daysOf(range) } },
      options,
    ),
});

/** How many of the same some days have. */
export const invoicesCounted = (client: Client, companyId: string): CountedOfDays => ({
  queryKey: ["invoices", companyId],
  one: "invoice",
  count: async (range, signal) => {
    const query = { page: 1, size: 1, ...daysOf(range) };
    return (await client.invoices.byCompany({ params: { id: companyId }, query }, { signal }))
      .total;
  },
});

/** The day of the first of them. */
export const firstInvoice = (client: Client, companyId: string): FirstOfDays =>
  firstOfList("the first invoice", ["invoices", "first", companyId], (query, options) =>
    client.invoices.byCompany({ params: { id: companyId }, query }, options),
  );

/** The mails about an invoice. */
export const invoiceMailsQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ["invoices", "mails", id],
    queryFn: ({ signal }) => client.invoices.mails({ params: { id } }, { signal }),
  });

/** The months of the same invoices. */
export const monthsQuery = (client: Client, companyId: string, range: DateRangeDraft | null) =>
  queryOptions({
    queryKey: ["invoices", "months", companyId, range],
    queryFn: ({ signal }) =>
      client.invoices.months({ params: { id: companyId }, query: daysOf(range) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Whose invoices a list shows: those of a company; of every one if those who act across companies have chosen none. */
export const invoicesOf = ({
  companyId,
  privileged,
}: Pick<CompanyBranch, "companyId" | "privileged">): string =>
  companyId ?? (privileged ? EVERY_COMPANY : "");
