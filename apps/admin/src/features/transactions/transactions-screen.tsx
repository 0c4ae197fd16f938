import { canRespond } from "@marquee/domain/disputes/dispute-state";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { formatCad } from "@marquee/domain/money/format-money";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { retryStuckPaymentMachine } from "@marquee/machines/payments/retry-stuck-payment.machine";
import { useNow } from "@marquee/ui/browser/now.ts";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { ArrowLeftRight, CircleCheck } from "lucide-react";
import { caseAction } from "../../page-kit/case-action.tsx";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../page-kit/date-range/use-range-in-address.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import type { RowDetails } from "../../page-kit/list/row-details.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { disputeColumns, disputeList, disputeName } from "./dispute-columns.tsx";
import { PaymentDetails } from "./payment-details.tsx";
import { useReconciliationCounts } from "./reconcile/reconcile.queries.ts";
import { paymentName, stuckPaymentColumns, stuckPaymentList } from "./stuck-payment-columns.tsx";
import { transactionColumns, transactionList, transactionName } from "./transaction-columns.tsx";
import {
  disputeRows,
  firstTransaction,
  STUCK_PAYMENTS,
  stuckPaymentRows,
  transactionRows,
  TRANSACTIONS,
  useOpenDisputeCount,
  useStuckPaymentCount,
} from "./transactions.queries.ts";
import { transactionsSearch } from "./transactions.search.ts";
import { useUndeliveredCount } from "./undelivered/undelivered.queries.ts";
import { useAcceptDispute } from "./use-accept-dispute.tsx";
import { useRefundDialog } from "./use-refund-dialog.tsx";

const consequenceOf = ({ kind, amount }: StuckPayment): string =>
  kind === "refunding"
    ? `${formatCad(amount)} is refunded if that has not been done yet, and never more than came.`
    : "If the money has come, what was paid for is made now. Nothing is charged.";

/** Querying the provider again: what to call from the list, and the dialog that confirms it. */
function useRetryStuckPayment() {
  const client = useClient();
  return useConfirmedAction(retryStuckPaymentMachine, {
    run: ({ id }) => client.payments.retryStuckPayment({ params: { id } }),
    refresh: [STUCK_PAYMENTS, TRANSACTIONS],
    question: (payment) => `Ask the provider about ${paymentName(payment)} again?`,
    consequence: consequenceOf,
    confirm: "Ask again",
  });
}

const TITLE = "Payment Transactions";

// most visits look at payments
const ReconcileList = onDemand(
  async () => (await import("./reconcile/reconcile-list.tsx")).ReconcileList,
);
const ExplainedList = onDemand(
  async () => (await import("./reconcile/reconcile-list.tsx")).ExplainedList,
);
const MatchedList = onDemand(
  async () => (await import("./reconcile/matched-list.tsx")).MatchedList,
);
const UndeliveredList = onDemand(
  async () => (await import("./undelivered/undelivered-list.tsx")).UndeliveredList,
);
const PayoutList = onDemand(async () => (await import("./reconcile/money-reports.tsx")).PayoutList);
const TaxList = onDemand(async () => (await import("./reconcile/money-reports.tsx")).TaxList);

const details: RowDetails<Transaction> = {
  label: "Details",
  content: (payment) => <PaymentDetails payment={payment} />,
};

/** The payments of all companies, or of a chosen one, and those that only staff can settle. */
export function TransactionsScreen() {
  const filter = useCompanyBranch();
  const { request, dialog } = useRetryStuckPayment();
  const { tab } = readListState(transactionList, useScreenSearch(transactionsSearch));
  const counts = {
    attention: useStuckPaymentCount(),
    disputes: useOpenDisputeCount(),
    ...useReconciliationCounts(),
    undelivered: useUndeliveredCount(),
  };
  const accept = useAcceptDispute();
  const { openRefund, refundDialog } = useRefundDialog();
  const now = useNow();
  const client = useClient();
  const { companyId, storeId } = filter;
  const { range, field } = useRangeInAddress();
  return (
    <>
      {tab === "attention" ? (
        <ListPage
          list={stuckPaymentList}
          title={TITLE}
          description="Payments that only people can bring on: the provider has not answered for long, or could not give money back."
          query={stuckPaymentRows(client, companyId)}
          columns={stuckPaymentColumns}
          rowName={paymentName}
          rowActions={(payment) => [
            { label: "Ask the provider again", onSelect: () => request(payment) },
            caseAction("payment", payment.checkoutId),
          ]}
          counts={counts}
          searchLabel="Search these payments"
          {...companyFilter(filter, { companyOnly: true })}
          tall
          empty={<EmptyState icon={<CircleCheck />} title="Nothing needs attention." />}
        />
      ) : tab === "undelivered" ? (
        <UndeliveredList title={TITLE} counts={counts} filter={filter} />
      ) : tab === "disputes" ? (
        <ListPage
          list={disputeList}
          title={TITLE}
          description="Payments that their payers dispute at the bank. Their money is withheld until the bank has decided."
          query={disputeRows(client, companyId)}
          columns={disputeColumns}
          rowName={disputeName}
          rowLink={({ id }) => ({ to: "/home/transactions/dispute", search: { id } })}
          rowActions={(dispute) =>
            canRespond(dispute, now)
              ? [{ label: "Accept dispute", onSelect: () => accept.request(dispute) }]
              : []
          }
          counts={counts}
          searchLabel="Search disputes"
          {...companyFilter(filter, { companyOnly: true })}
          tall
          empty={<EmptyState icon={<CircleCheck />} title="No payment is disputed." />}
        />
      ) : tab === "reconcile" ? (
        <ReconcileList title={TITLE} counts={counts} filter={filter} />
      ) : tab === "explained" ? (
        <ExplainedList title={TITLE} counts={counts} filter={filter} />
      ) : tab === "matched" ? (
        <MatchedList title={TITLE} counts={counts} filter={filter} />
      ) : tab === "payouts" ? (
        <PayoutList title={TITLE} counts={counts} />
      ) : tab === "taxes" ? (
        <TaxList title={TITLE} counts={counts} filter={filter} />
      ) : (
        <ListPage
          list={transactionList}
          title={TITLE}
          description="Every payment that was tried, and what became of it."
          query={transactionRows(client, { companyId, storeId, range })}
          columns={transactionColumns}
          rowName={transactionName}
          rowDetails={details}
          rowActions={({ id, status, amount }) => [
            ...(status === "Paid" && amount > 0
              ? [{ label: "Refund", behind: true, onSelect: () => openRefund(id) }]
              : []),
            caseAction("payment", id),
          ]}
          lead={
            <DateRange
              label="Payment dates"
              everything="All days"
              {...field}
              since={firstTransaction(client, { companyId, storeId })}
            />
          }
          counts={counts}
          searchLabel="Search transactions"
          {...companyFilter(filter)}
          tall
          empty={
            <NoRecords
              icon={<ArrowLeftRight />}
              detail="A payment is listed here as soon as a campaign is paid for."
              help={HELP_LINKS.transactions}
            />
          }
        />
      )}
      {dialog}
      {accept.dialog}
      {refundDialog}
    </>
  );
}
