import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { ArrowLeftRight } from "lucide-react";
import { useCallback } from "react";
import { CompanyBranchFilter, useCompanyBranch } from "../../page-kit/company-branch-filter.tsx";
import type { ListRequest } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useClient } from "../../session/session-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import {
  isTransactionStatus,
  transactionColumns,
  transactionList,
} from "./transaction-columns.tsx";

const idOf = ({ id }: Transaction) => id;

function Transactions() {
  const client = useClient();
  const filter = useCompanyBranch("Transactions");
  const { companyId, storeId } = filter;
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
  return (
    <ListPage
      list={transactionList}
      title="Payment Transactions"
      description="Every payment that was tried, and what became of it."
      queryKey={["transactions", companyId, storeId]}
      fetchRows={fetchRows}
      columns={transactionColumns}
      rowId={idOf}
      rowName={idOf}
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
  );
}

/** The payments of all companies, or of a chosen one. */
export function TransactionsScreen() {
  return (
    <PermissionGuard ability="transactions.view">
      <Transactions />
    </PermissionGuard>
  );
}
