import type { Contract } from "@marquee/api/contract/contract";
import { KIND_LABELS, sideText } from "@marquee/domain/reconciliation/difference-text";
import type { MatchedLine } from "@marquee/domain/reconciliation/difference.schema";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { ListChecks } from "lucide-react";
import { dateColumn, textColumn, titleColumn } from "../../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../../page-kit/list/list-definition.ts";
import { ListPage } from "../../../page-kit/list/list-page.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { companyFilter } from "../../companies/company-branch-filter.tsx";
import { TABS, type TransactionTabProps } from "../transaction-columns.tsx";
import { matchedRows } from "./reconcile.queries.ts";

const matchedList: ListDefinition<Contract["reconciliation"]["matched"]> = {
  name: "Matched lines",
  tabs: TABS,
  tabsLabel: "Payments",
  sortable: ["movedOn", "matchedOn"],
  defaultSort: "-movedOn",
};

const matchedName = ({ kind, lineId }: MatchedLine): string => `${KIND_LABELS[kind]} ${lineId}`;

const matchedColumns: readonly Column<MatchedLine>[] = [
  titleColumn({
    id: "what",
    label: "What",
    value: ({ kind, paymentType }) => `${KIND_LABELS[kind]}, ${paymentType}`,
    detail: ({ lineId, companyName }) =>
      [lineId, companyName].filter((text) => text !== null).join(", "),
  }),
  {
    id: "amount",
    label: "Amount (CAD)",
    right: true,
    cell: ({ amount, currency }) => (
      <span className="figures whitespace-nowrap">{sideText(amount, currency)}</span>
    ),
    csv: ({ amount, currency }) => sideText(amount, currency),
  },
  textColumn({ id: "state", label: "State" }),
  dateColumn({ id: "movedOn", label: "Moved (CST)" }),
  dateColumn({ id: "matchedOn", label: "Compared (CST)" }),
];

const exportedMatched: readonly Column<MatchedLine>[] = [
  ...matchedColumns,
  textColumn({ id: "line", label: "Line", value: ({ lineId }) => lineId }),
  textColumn({ id: "payment", label: "Payment", value: ({ paymentId }) => paymentId }),
];

/** The lines on which the books and the providers agree to the cent (RECONCILE-M4). */
export function MatchedList({ title, counts, filter }: TransactionTabProps) {
  const client = useClient();
  const { companyId } = filter;
  return (
    <ListPage
      list={matchedList}
      title={title}
      description="Lines that the books and Stripe or PayPal have alike, to the cent, and when they were compared last."
      query={matchedRows(client, companyId)}
      columns={matchedColumns}
      exportColumns={() => Promise.resolve(exportedMatched)}
      rowName={matchedName}
      counts={counts}
      searchLabel="Search matched lines"
      {...companyFilter(filter, { companyOnly: true })}
      tall
      empty={<EmptyState icon={<ListChecks />} title="No line was compared yet." />}
    />
  );
}
