import type { Contract } from "@marquee/api/contract/contract";
import { disputedText } from "@marquee/domain/disputes/dispute-state";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { formatCad } from "@marquee/domain/money/format-money";
import { paidWithText } from "@marquee/domain/payments/card-text";
import { refundFigures } from "@marquee/domain/payments/refund-figures";
import type { Transaction, TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Link } from "@tanstack/react-router";
import { dateColumn, moneyColumn, textColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import type { ListProps } from "../../page-kit/list/list-page-props.ts";
import type { CompanyBranch } from "../companies/use-company-branch.ts";

const STATUSES = [
  "Paid",
  "Fail",
  "Error",
  "Cancelled",
] as const satisfies readonly TransactionStatus[];

/** Whether a text, such as a filter in an address, is a status of transactions. */
export const isTransactionStatus = (text: string | undefined): text is TransactionStatus =>
  STATUSES.some((status) => status === text);

const TONE: Readonly<Record<TransactionStatus, BadgeTone>> = {
  Paid: "ok",
  Fail: "bad",
  Error: "bad",
  Cancelled: "off",
};

/** The lists of the page. */
export const TABS = [
  { value: "payments", label: "Payments" },
  { value: "attention", label: "Needs attention" },
  { value: "undelivered", label: "Undelivered" },
  { value: "disputes", label: "Disputes" },
  { value: "reconcile", label: "Reconcile" },
  { value: "matched", label: "Matched" },
  { value: "explained", label: "Explained" },
  { value: "payouts", label: "Payouts" },
  { value: "taxes", label: "Taxes" },
] as const;

/** What the list of each of them is given. */
export interface TransactionTabProps {
  readonly title: string;
  readonly counts: NonNullable<ListProps<object>["counts"]>;
  /** The company whose rows are listed. */
  readonly filter: CompanyBranch;
}

export const transactionList: ListDefinition<Contract["transactions"]["byCompany"]> = {
  name: "Transactions",
  hasCompany: true,
  tabs: TABS,
  tabsLabel: "Payments",
  hasDates: true,
  sortable: ["createdOn", "amount", "status", "paymentType"],
  defaultSort: "-createdOn",
  filters: [
    {
      key: "status",
      label: "Payment Status",
      choices: STATUSES.map((status) => ({ value: status, label: status })),
    },
  ],
};

/** What was bought, as the list and its rows name a payment. */
const boughtText = ({ campaignName, transactionType }: Transaction): string =>
  campaignName ?? transactionType;

/** What its payer has back, by refunds and by a lost dispute: the same as among the payments (PAY-S6). */
const backOf = ({ refundedAmount, lostAmount }: Transaction): number =>
  toAmount(centsOf(refundedAmount ?? 0) + centsOf(lostAmount ?? 0));

const shortId = ({ id }: Transaction): string => id.slice(0, 8);

/** How the buttons of its row name a payment: several may be of one campaign. */
export const transactionName = (payment: Transaction): string =>
  `${boughtText(payment)}, ${shortId(payment)}`;

function CreditNotesLink({ invoiceKey }: Pick<Transaction, "invoiceKey">) {
  if (invoiceKey === null) return null;
  return (
    <Link to="/home/invoice/viewInvoice" search={{ id: invoiceKey }} className="link ml-1">
      Credit notes
    </Link>
  );
}

export const transactionColumns: readonly Column<Transaction>[] = [
  {
    id: "bought",
    label: "Payment",
    fixed: true,
    flexible: true,
    card: "title",
    cell: (payment) => (
      <>
        <span className="block truncate font-medium" title={boughtText(payment)}>
          {boughtText(payment)}
        </span>
        <span className="block truncate text-small text-muted">
          {`${payment.companyName} · ${payment.invoiceId ?? payment.transactionType}`}
        </span>
      </>
    ),
    csv: (payment) => boughtText(payment),
  },
  {
    id: "id",
    label: "Transaction ID",
    cell: (payment) => (
      <span className="figures" title={payment.id}>
        {shortId(payment)}
      </span>
    ),
    csv: ({ id }) => id,
  },
  dateColumn({ id: "createdOn", label: "Date (CST)" }),
  moneyColumn({ id: "amount", label: "Amount (CAD)" }),
  {
    id: "paymentType",
    label: "Payment Method",
    cell: ({ paidWith, paymentType }) => (
      <span className="whitespace-nowrap">{paidWithText(paidWith, paymentType)}</span>
    ),
    csv: ({ paidWith, paymentType }) => paidWithText(paidWith, paymentType),
  },
  {
    id: "status",
    label: "Payment Status",
    card: "badge",
    cell: ({
      status,
      amount,
      invoiceKey,
      refundedAmount,
      refundedOn,
      lostAmount,
      disputeState,
    }) => (
      <>
        <Badge tone={TONE[status]}>{status}</Badge>
        {disputeState === null ? null : (
          <span className="mt-0.5 block text-tiny whitespace-nowrap text-muted">
            <span>{disputedText(disputeState, lostAmount)}</span>
            {refundedOn === null && lostAmount !== null ? (
              <CreditNotesLink invoiceKey={invoiceKey} />
            ) : null}
          </span>
        )}
        {refundedOn === null ? null : (
          <span className="mt-0.5 block text-tiny whitespace-nowrap text-muted">
            Refunded <Instant at={refundedOn} form="day" />
            {refundFigures(amount, refundedAmount).extent === "part" ? (
              <span>: {formatCad(refundedAmount ?? 0)}</span>
            ) : null}
            <CreditNotesLink invoiceKey={invoiceKey} />
          </span>
        )}
      </>
    ),
    csv: ({ status, refundedAmount, refundedOn, lostAmount, disputeState }) =>
      [
        status,
        ...(refundedOn === null ? [] : [`refunded ${formatCad(refundedAmount ?? 0)}`]),
        ...(disputeState === null ? [] : [disputedText(disputeState, lostAmount)]),
      ].join(", "),
  },
  moneyColumn({ id: "refunded", label: "Refunded (CAD)", hidden: true, value: backOf }),
  textColumn({ id: "invoiceId", label: "Invoice", hidden: true }),
  textColumn({ id: "companyName", label: "Company", hidden: true }),
  textColumn({ id: "transactionType", label: "Type", hidden: true }),
];
