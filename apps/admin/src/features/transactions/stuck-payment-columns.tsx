import type { Contract } from "@marquee/api/contract/contract";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import {
  badgeColumn,
  countColumn,
  dateColumn,
  moneyColumn,
} from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { TABS } from "./transaction-columns.tsx";

export const stuckPaymentList: ListDefinition<Contract["payments"]["stuckPayments"]> = {
  name: "Payments that need attention",
  tabs: TABS,
  tabsLabel: "Payments",
  sortable: ["deadSince", "amount", "retries"],
  defaultSort: "-deadSince",
};

const WHAT = {
  collecting: "Collecting",
  refunding: "Giving back",
} as const satisfies Record<StuckPayment["kind"], string>;

/** The provider's id of the payment, or the id of its checkout if the provider has none. */
export const paymentName = ({ paymentId, checkoutId }: StuckPayment): string =>
  paymentId ?? checkoutId;

const providerStatusText = ({ providerStatus }: StuckPayment): string => providerStatus ?? "None";
const lastErrorText = ({ lastError }: StuckPayment): string => lastError ?? "None";

export const stuckPaymentColumns: readonly Column<StuckPayment>[] = [
  {
    id: "paymentId",
    label: "Payment ID",
    fixed: true,
    flexible: true,
    card: "title",
    cell: (payment) => (
      <>
        <span className="figures block truncate font-medium" title={paymentName(payment)}>
          {paymentName(payment)}
        </span>
        <span className="block truncate text-small text-muted">
          {payment.paymentType}, {payment.userId}
        </span>
      </>
    ),
    csv: paymentName,
  },
  dateColumn({ id: "deadSince", label: "Since (CST)" }),
  badgeColumn({
    id: "kind",
    label: "What",
    tone: ({ kind }) => (kind === "refunding" ? "bad" : "wait"),
    value: ({ kind }) => WHAT[kind],
  }),
  moneyColumn({ id: "amount", label: "Amount (CAD)" }),
  {
    id: "providerStatus",
    label: "Provider’s word",
    card: "subtitle",
    cell: providerStatusText,
    onCard: (payment) => `Provider’s word: ${providerStatusText(payment)}`,
    csv: ({ providerStatus }) => providerStatus,
  },
  {
    id: "lastError",
    label: "Last error",
    card: "subtitle",
    cell: (payment) => (
      <span className="line-clamp-2 w-40 whitespace-normal" title={lastErrorText(payment)}>
        {lastErrorText(payment)}
      </span>
    ),
    onCard: (payment) => (
      <span className="block whitespace-normal">Last error: {lastErrorText(payment)}</span>
    ),
    csv: ({ lastError }) => lastError,
  },
  countColumn({ id: "retries", label: "Retries" }),
];
