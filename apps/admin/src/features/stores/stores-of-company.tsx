import type { Company } from "@marquee/domain/companies/company.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Link } from "@tanstack/react-router";
import { Store as StoreSign } from "lucide-react";
import { useId } from "react";
import { ListPanel } from "../../page-kit/list/list-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { useApprovalNotice } from "../approval/use-approval-notice.tsx";
import { companyPage } from "../companies/company-page.ts";
import { storeColumns, storeList } from "./store-columns.tsx";
import { storePage } from "./stores-above.ts";
import { storeRows } from "./stores.queries.ts";
import { useStoreRowActions } from "./use-store-actions.tsx";

/** Beside the companies the stores have names of their own in the address. */
export const STORES_BESIDE = { ...storeList, prefix: "stores" };

/** The stores of a chosen company, below the list of companies. That it is another one is announced. */
export function StoresOfCompany({
  company: { id, name },
  onHistory,
}: {
  readonly company: Company;
  readonly onHistory: (store: Store) => void;
}) {
  const client = useClient();
  const { rowActions, dialog } = useStoreRowActions(onHistory);
  const notice = useApprovalNotice(id);
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex shrink-0 flex-col border-t border-line md:flex-1"
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 pt-5 md:px-6">
        <div className="min-w-0 flex-1" aria-live="polite">
          <h2 id={heading} className="text-section">{`${name} Stores`}</h2>
          <p className="text-small text-muted">Campaigns go live once a store is approved.</p>
        </div>
        <Button asChild size="sm">
          <Link {...companyPage({ id })}>Read {name}</Link>
        </Button>
      </div>
      <ListPanel
        {...notice}
        list={STORES_BESIDE}
        title={`${name} Stores`}
        query={storeRows(client, id)}
        columns={storeColumns}
        rowLink={storePage}
        rowActions={rowActions}
        searchLabel="Search these stores"
        empty={
          <EmptyState
            icon={<StoreSign />}
            title="sorry, no matching records found"
            detail="This company has no stores yet."
            help={HELP_LINKS.addBranch}
          />
        }
      />
      {dialog}
    </section>
  );
}
