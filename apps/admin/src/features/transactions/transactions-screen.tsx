import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { useSearch } from "@tanstack/react-router";
import { ArrowLeftRight, CircleCheck } from "lucide-react";
import {
  CompanyBranchFilter,
  useCompanyBranch,
} from "../../page-kit/companies/company-branch-filter.tsx";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { paymentName, stuckPaymentColumns, stuckPaymentList } from "./stuck-payment-columns.tsx";
import { transactionColumns, transactionList } from "./transaction-columns.tsx";
import {
  useStuckPaymentCount,
  useStuckPaymentRows,
  useTransactionRows,
} from "./transactions.queries.ts";
import { useRetryStuckPayment } from "./use-retry-stuck-payment.tsx";

const idOf = ({ id }: Transaction | StuckPayment) => id;

const TITLE = "Payment Transactions";

/** The payments of all companies, or of a chosen one, and those that only staff can settle. */
export function TransactionsScreen() {
  const filter = useCompanyBranch("Transactions");
  const { request, dialog } = useRetryStuckPayment();
  const { tab } = readListState(transactionList, useSearch({ strict: false }));
  const counts = { attention: useStuckPaymentCount() };
  const transactions = useTransactionRows(filter.companyId, filter.storeId);
  const stuckPayments = useStuckPaymentRows();
  return (
    <>
      {tab === "attention" ? (
        <ListPage
          list={stuckPaymentList}
          title={TITLE}
          description="Payments that only people can bring on: the provider has not answered for long, or could not give money back."
          query={stuckPayments}
          columns={stuckPaymentColumns}
          rowId={idOf}
          rowName={paymentName}
          rowActions={(payment) => [
            { label: "Ask the provider again", onSelect: () => request(payment) },
          ]}
          counts={counts}
          searchLabel="Search these payments"
          tall
          empty={<EmptyState icon={<CircleCheck />} title="Nothing needs attention." />}
        />
      ) : (
        <ListPage
          list={transactionList}
          title={TITLE}
          description="Every payment that was tried, and what became of it."
          query={transactions}
          columns={transactionColumns}
          rowId={idOf}
          rowName={idOf}
          counts={counts}
          searchLabel="Search transactions"
          filters={<CompanyBranchFilter filter={filter} />}
          filtersSet={filter.chosen}
          onClearFilters={() => filter.chooseCompany(null)}
          tall
          empty={
            <EmptyState
              icon={<ArrowLeftRight />}
              title="sorry, no matching records found"
              detail="Payments stand here as soon as somebody pays for a campaign."
            />
          }
        />
      )}
      {dialog}
    </>
  );
}
