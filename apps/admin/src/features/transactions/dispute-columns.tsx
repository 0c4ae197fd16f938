import type { Contract } from "@marquee/api/contract/contract";
import { disputeReason } from "@marquee/domain/disputes/dispute-reason";
import { DISPUTE_LABELS, type DisputeState } from "@marquee/domain/disputes/dispute-state";
import type { Dispute } from "@marquee/domain/disputes/dispute.schema";
import { badgeColumn, dateColumn, moneyColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { TABS } from "./transaction-columns.tsx";

export const disputeList: ListDefinition<Contract["disputes"]["list"]> = {
  name: "Disputes",
  tabs: TABS,
  tabsLabel: "Payments",
  sortable: ["dueBy", "openedOn", "amount"],
  defaultSort: "dueBy",
  filters: [
    {
      key: "closed",
      label: "Dispute",
      choices: [
        { value: "N", label: "Open" },
        { value: "Y", label: "Closed" },
      ],
    },
  ],
};

/** What a dispute is called in questions and by screen readers. */
export const disputeName = ({ campaignName, providerId }: Dispute): string =>
  campaignName ?? providerId;

export const DISPUTE_TONES = {
  inquiry: "wait",
  inquiryReview: "wait",
  inquiryClosed: "off",
  needsResponse: "bad",
  underReview: "wait",
  won: "ok",
  lost: "bad",
  withdrawn: "ok",
} as const satisfies Record<DisputeState, string>;

export const disputeColumns: readonly Column<Dispute>[] = [
  {
    id: "dispute",
    label: "Dispute",
    fixed: true,
    flexible: true,
    card: "title",
    cell: (dispute) => (
      <>
        <span className="block truncate font-medium" title={disputeName(dispute)}>
          {disputeName(dispute)}
        </span>
        <span className="block truncate text-small text-muted">
          {dispute.companyName}, {dispute.paymentType}
        </span>
      </>
    ),
    csv: disputeName,
  },
  dateColumn({ id: "dueBy", label: "Respond by (CST)" }),
  badgeColumn({
    id: "state",
    label: "State",
    tone: ({ state }) => DISPUTE_TONES[state],
    value: ({ state }) => DISPUTE_LABELS[state],
  }),
  moneyColumn({ id: "amount", label: "Amount (CAD)" }),
  moneyColumn({ id: "withheld", label: "Withheld (CAD)" }),
  moneyColumn({ id: "fee", label: "Fee (CAD)" }),
  {
    id: "reason",
    label: "Reason",
    card: "subtitle",
    cell: ({ reason }) => disputeReason(reason),
    csv: ({ reason }) => disputeReason(reason),
  },
  {
    id: "invoiceId",
    label: "Invoice",
    cell: ({ invoiceId }) => (
      <span className="figures whitespace-nowrap">{invoiceId ?? "None"}</span>
    ),
    csv: ({ invoiceId }) => invoiceId,
  },
  dateColumn({ id: "openedOn", label: "Opened (CST)" }),
];
