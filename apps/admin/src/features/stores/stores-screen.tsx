import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus, Store as StoreSign } from "lucide-react";
import { useState } from "react";
import { firstRows, type FirstRows } from "../../page-kit/first-rows.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useApprovalNotice } from "../approval/use-approval-notice.tsx";
import { branchesQuery, useCompany } from "../companies/companies.queries.ts";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { RowHistory } from "../history/row-history.tsx";
import { AddStoreButton } from "./add-store-button.tsx";
import { shownCompany } from "./shown-company.ts";
import { columnsOfEvery, storeColumns, storeList } from "./store-columns.tsx";
import { storeHistory } from "./store-history-of.ts";
import { StorePages } from "./store-pages.tsx";
import { storePage } from "./stores-above.ts";
import { storeRows } from "./stores.queries.ts";
import { storesSearch } from "./stores.search.ts";
import { useStoreRowActions } from "./use-store-actions.tsx";

/** Leads to the form of a new store or branch of a company. */
const AddStore = ({ companyId }: { readonly companyId: string }) => (
  <Button asChild variant="primary">
    <Link to="/home/company/store" search={{ company: companyId }}>
      <Plus className="size-4" aria-hidden="true" />
      Add More Store/Branch
    </Link>
  </Button>
);

// Only users who act across companies have chosen one.
const ShownCompany = onDemand(
  async () => (await import("../companies/company-branch-selects.tsx")).ShownCompany,
);

/** What the list shows first. */
export const firstStores: FirstRows = async (queries, visit) => {
  const id = shownCompany(visit.person, visit.search);
  if (id === null && !visit.person.acrossCompanies) return;
  await Promise.all([
    firstRows(storeList, ({ client, search }) => storeRows(client, id, search["store"] ?? null))(
      queries,
      visit,
    ),
    // the notice above the rows follows from these
    id === null ? null : queries.prefetchQuery(branchesQuery(visit.client, id)),
  ]);
};

/** The company whose stores are shown: the chosen one of those who may choose, else the person's own. */
function useShownCompany() {
  const user = useUser();
  const filter = useCompanyBranch();
  const { companyId: id, privileged: mayChoose, chooseCompany } = filter;
  const search = useScreenSearch(storesSearch);
  const chosen = useCompany(id);
  const own = id === user.companyId ? user.companyName : null;
  return {
    id,
    name: chosen?.name ?? own,
    mayChoose,
    chooseCompany,
    storeId: search.store ?? null,
  };
}

/** The stores and branches of a company. */
export function StoresScreen() {
  const navigate = useNavigate();
  const { id, name, mayChoose, chooseCompany, storeId: only } = useShownCompany();
  const client = useClient();
  const [opened, setOpened] = useState<Store | null>(null);
  const { rowActions, dialog } = useStoreRowActions(setOpened);
  const panel = opened ? (
    <RowHistory
      key={opened.id}
      title={opened.storeName}
      thing={opened}
      {...storeHistory(opened.id)}
      onClose={() => setOpened(null)}
    />
  ) : null;
  const notice = useApprovalNotice(id);
  const mayAdd = usePermission("stores.addBranch").allowed;
  const add = mayChoose ? (
    <AddStoreButton variant="primary" company={id === null ? null : { id, name: name ?? "" }} />
  ) : id === null ? null : (
    <AddStore companyId={id} />
  );
  const shown =
    mayChoose && id !== null ? (
      <ShownCompany filter={{ companyId: id, chooseCompany }} />
    ) : undefined;
  if (id === null && !mayChoose)
    return (
      <>
        <PageHeader
          title="Branches"
          description="You belong to no company yet."
          action={mayAdd ? add : null}
        />
      </>
    );
  return (
    <WithSidePanel panel={panel}>
      <ListPage
        list={storeList}
        title={name === null ? "Branches" : `${name} Stores`}
        description="Where offers and products belong. Campaigns go live once a store is approved."
        action={mayAdd ? add : null}
        lead={mayChoose ? <StorePages here="branches" /> : undefined}
        {...notice}
        query={storeRows(client, id, only)}
        columns={id === null ? columnsOfEvery : storeColumns}
        rowLink={storePage}
        rowActions={rowActions}
        searchLabel="Search these stores"
        filters={shown}
        filtersSet={only === null ? 0 : 1}
        onClearFilters={() => void navigate({ to: ".", search: ({ company }) => ({ company }) })}
        empty={
          <NoRecords
            icon={<StoreSign />}
            detail={id === null ? "No company has a store yet." : "This company has no stores yet."}
            help={HELP_LINKS.addBranch}
          />
        }
      />
      {dialog}
    </WithSidePanel>
  );
}
