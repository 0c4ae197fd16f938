import type { Contract } from "@marquee/api/contract/contract";
import type { Page } from "@marquee/api/http/call";
import { disputedText } from "@marquee/domain/disputes/dispute-state";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { formatCad } from "@marquee/domain/money/format-money";
import { paidWithText } from "@marquee/domain/payments/card-text";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import {
  isCharged,
  PAYMENT_STATUSES,
  PAYMENT_STATUS_LABELS,
  paymentStatusText,
  type PaymentStatus,
} from "@marquee/domain/payments/payment-status";
import { purchaseName } from "@marquee/domain/payments/purchase-name";
import { refundFigures } from "@marquee/domain/payments/refund-figures";
import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { Link } from "@tanstack/react-router";
import {
  dateColumn,
  moneyColumn,
  textColumn,
  titleColumn,
} from "../../page-kit/list/column-kinds.tsx";
import type { Column, FootRow, ListDefinition } from "../../page-kit/list/list-definition.ts";

const TONE: Readonly<Record<PaymentStatus, BadgeTone>> = {
  paid: "ok",
  failed: "bad",
  waiting: "wait",
  refunded: "off",
  disputed: "wait",
};

export const paymentList: ListDefinition<Contract["payments"]["companyPayments"]> = {
  name: "Payments",
  hasCompany: true,
  hasDates: true,
  tabs: [
    { value: "all", label: "All" },
    ...PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_STATUS_LABELS[value] })),
  ],
  sortable: ["createdOn", "amount"],
  defaultSort: "-createdOn",
};

/** Where the money is, under the status. */
function detailText({ status, amount, message, refundedAmount, ...payment }: CompanyPayment) {
  if (status === "disputed" && payment.disputeState !== null)
    return disputedText(payment.disputeState);
  if (status === "refunded")
    return refundFigures(amount, refundedAmount).extent === "part"
      ? formatCad(refundedAmount)
      : (message ?? "");
  if (status === "failed") return message ?? "Nothing was charged.";
  return "";
}

/** Its status, with its colour. */
export const PaymentBadge = ({ payment }: { readonly payment: CompanyPayment }) => (
  <Badge tone={TONE[payment.status]}>{paymentStatusText(payment)}</Badge>
);

const paidWith = (payment: CompanyPayment): string | null =>
  payment.paidWith && paidWithText(payment.paidWith, payment.paidWith.paymentType);

/** The invoice and the newest credit note, each opened by its number. */
function DocumentLinks({ payment }: { readonly payment: CompanyPayment }) {
  const { invoiceId, invoiceKey, creditNote } = payment;
  if (invoiceId === null || invoiceKey === null) return <span className="text-muted">–</span>;
  return (
    <span className="flex flex-col items-end whitespace-nowrap max-md:items-start">
      <Link to="/home/invoice/viewInvoice" search={{ id: invoiceKey }} className="link figures">
        {invoiceId}
      </Link>
      {creditNote === null ? null : (
        <Link
          to="/home/invoice/viewInvoice"
          search={{ id: invoiceKey, creditNote }}
          className="link figures text-small"
        >
          {creditNote}
        </Link>
      )}
    </span>
  );
}

export const paymentColumns: readonly Column<CompanyPayment>[] = [
  titleColumn<CompanyPayment>({
    id: "name",
    label: "For",
    value: purchaseName,
    detail: ({ storeName, companyName }) => storeName ?? companyName,
  }),
  {
    id: "status",
    label: "Status",
    card: "badge",
    cell: (payment) => (
      <>
        <PaymentBadge payment={payment} />
        {detailText(payment) === "" ? null : (
          <span className="mt-0.5 line-clamp-2 text-tiny text-muted md:w-44">
            {detailText(payment)}
          </span>
        )}
      </>
    ),
    csv: (payment) => [paymentStatusText(payment), detailText(payment)].filter(Boolean).join(": "),
  },
  textColumn({ id: "paidWith", label: "Paid with", secondary: true, value: paidWith }),
  dateColumn({ id: "createdOn", label: "Date (CST)" }),
  moneyColumn({ id: "amount", label: "Amount (CAD)" }),
  moneyColumn({
    id: "charged",
    label: "Charged (CAD)",
    hidden: true,
    value: (payment) => (isCharged(payment) ? payment.amount : 0),
  }),
  moneyColumn({ id: "refundedAmount", label: "Refunded (CAD)", hidden: true }),
  {
    id: "invoiceId",
    label: "Invoice",
    right: true,
    cell: (payment) => <DocumentLinks payment={payment} />,
    csv: ({ invoiceId, creditNote }) => [invoiceId, creditNote].filter(Boolean).join(", "),
  },
  textColumn({ id: "userId", label: "Payer", hidden: true }),
  textColumn({ id: "companyName", label: "Company", hidden: true }),
  textColumn({ id: "storeName", label: "Branch", hidden: true }),
];

/** What all payments charged that are listed, and what is left of it if some was refunded (PAY-S9). */
export function paymentTotals(
  rows: readonly CompanyPayment[],
  { sums, total }: Page<CompanyPayment>,
): readonly FootRow[] {
  const { amount = 0, refundedAmount = 0 } = sums ?? {};
  if (amount === 0) return [];
  const onPages = total > rows.length ? ", all pages" : "";
  const row = (label: string, figure: number) => ({
    label: `${label}${onPages}`,
    cells: { amount: <Money amount={figure} /> },
  });
  const charged = row("Charged", amount);
  if (refundedAmount === 0) return [charged];
  const net = toAmount(centsOf(amount) - centsOf(refundedAmount));
  return [charged, row("Refunded", refundedAmount), row("Net", net)];
}
