import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { ArrowLeftRight, CircleCheck } from "lucide-react";
import { useCallback } from "react";
import { CompanyBranchFilter, useCompanyBranch } from "../../page-kit/company-branch-filter.tsx";
import type { ListRequest } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { useClient } from "../../session/session-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import {
  isTransactionStatus,
  transactionColumns,
  transactionList,
} from "./transaction-columns.tsx";
import { nameOfTrouble, troubleColumns, troubleList } from "./trouble-columns.tsx";
import { useRetryTrouble } from "./use-retry-trouble.tsx";

const idOf = ({ id }: Transaction | StuckPayment) => id;

const TITLE = "Payment Transactions";
const READ_TROUBLES = ["stuckPayments"] as const;

/** The payments of all companies, or of a chosen one, and those that only people can bring on. */
export function TransactionsScreen() {
  const client = useClient();
  const filter = useCompanyBranch("Transactions");
  const { companyId, storeId } = filter;
  const { retry, dialog } = useRetryTrouble();
  const { tab } = readListState(transactionList, useSearch({ strict: false }));
  const fetchRows = useCallback(
    ({ query, filters }: ListRequest, signal?: AbortSignal) => {
      const status = filters["status"];
      return client.transactions.byCompany(
        {
          params: { id: companyId ?? EVERY_COMPANY },
          query: {
            ...query,
            ...(storeId === null ? {} : { storeId }),
            ...(isTransactionStatus(status) ? { status } : {}),
          },
        },
        signal ? { signal } : {},
      );
    },
    [client, companyId, storeId],
  );
  const fetchTroubles = useCallback(
    ({ query }: ListRequest, signal?: AbortSignal) =>
      client.payments.stuckPayments({ query }, signal ? { signal } : {}),
    [client],
  );
  const troubles = useQuery({
    queryKey: [...READ_TROUBLES, "count"],
    queryFn: ({ signal }) =>
      client.payments.stuckPayments({ query: { page: 1, size: 1 } }, { signal }),
  });
  const counts = { attention: troubles.data?.total };
  return (
    <>
      {tab === "attention" ? (
        <ListPage
          list={troubleList}
          title={TITLE}
          description="Payments that only people can bring on: the provider has not answered for long, or could not give money back."
          queryKey={READ_TROUBLES}
          fetchRows={fetchTroubles}
          columns={troubleColumns}
          rowId={idOf}
          rowName={nameOfTrouble}
          rowActions={(trouble) => [
            { label: "Ask the provider again", onSelect: () => retry(trouble) },
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
          queryKey={["transactions", companyId, storeId]}
          fetchRows={fetchRows}
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
