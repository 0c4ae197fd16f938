import type { Company } from "@marquee/domain/companies/company.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Link } from "@tanstack/react-router";
import { Building2, Plus } from "lucide-react";
import { useCallback, useMemo, useState, type ComponentProps } from "react";
import { caseAction } from "../../page-kit/case-action.tsx";
import { firstRows } from "../../page-kit/first-rows.ts";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListFrame } from "../../page-kit/list/list-frame.tsx";
import { ListPanel } from "../../page-kit/list/list-panel.tsx";
import { readListState } from "../../page-kit/list/list-state.ts";
import { useListRows } from "../../page-kit/list/use-list-rows.ts";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { workSite } from "../../session/site.ts";
import { companyRows } from "../companies/companies.queries.ts";
import { companyColumns, companyList } from "../companies/company-columns.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { useGeography } from "../geography/geography.queries.ts";
import { historyAction, RowHistory } from "../history/row-history.tsx";
import { AddStoreButton } from "./add-store-button.tsx";
import { companyHistory } from "./company-history-of.ts";
import { storeHistory } from "./store-history-of.ts";
import { StorePages } from "./store-pages.tsx";
import { StoresOfCompany } from "./stores-of-company.tsx";
import { companiesSearch } from "./stores.search.ts";

/** What the list shows first. */
export const firstCompanies = firstRows(companyList, ({ client }) => companyRows(client));

/** What can be done with a company: all of it, or its logo alone; who may change nothing sees nothing (COMPANY-S1). */
function useCompanyActions(
  showHistory: (company: Company) => void,
): ((company: Company) => readonly RowAction[]) | undefined {
  const mayEdit = usePermission("companies.edit").allowed;
  const mayEditLogo = usePermission("companies.editLogo").allowed;
  const isStaff = usePermission("traffic.view").allowed;
  const actions = useCallback(
    (company: Company): readonly RowAction[] => {
      const search = { id: company.id };
      const edit = mayEdit
        ? { label: "Edit", to: "/home/company/AddCompany" as const }
        : { label: "Edit Logo", to: "/home/company/AddLogo" as const };
      return [
        { label: edit.label, edits: true, link: { to: edit.to, search } },
        historyAction(() => showHistory(company)),
        ...(isStaff
          ? [{ ...caseAction("signUp", company.id), label: "What happened at sign-up" }]
          : []),
      ];
    },
    [mayEdit, isStaff, showHistory],
  );
  return mayEdit || mayEditLogo ? actions : undefined;
}

/** The columns, with the names of the states for the exported file. */
function useCompanyColumns() {
  const geography = useGeography();
  const site = workSite(useUser());
  return useMemo(
    () => companyColumns(site, (id) => geography.data?.stateById.get(id)?.name ?? ""),
    [site, geography.data],
  );
}

const AddCompany = () => (
  <Button asChild variant="primary">
    <Link to="/home/company/AddCompany">
      <Plus className="size-4" aria-hidden="true" />
      Add Company
    </Link>
  </Button>
);

/** What the panel shows the history of: a company, or one of its stores. */
type Opened = Omit<ComponentProps<typeof RowHistory>, "onClose">;

const ofCompany = (company: Company): Opened => ({
  title: company.name,
  thing: company,
  ...companyHistory(company.id),
});

const ofStore = (store: Store): Opened => ({
  title: store.storeName,
  thing: store,
  ...storeHistory(store.id),
});

/** The company whose stores are shown: a search that finds none leaves the last one (COMPANY-S3). */
function useLastChosen(found: Company | undefined): Company | undefined {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  return found ?? last;
}

/** The companies that the user sees, and below them the stores of the chosen one; of the first if none is (COMPANY-S3). */
export function CompaniesScreen() {
  const client = useClient();
  const search = useScreenSearch(companiesSearch);
  const mayAdd = usePermission("companies.add").allowed;
  const mayAddStore = usePermission("stores.addBranch").allowed;
  const query = companyRows(client);
  const { data } = useListRows(query, readListState(companyList, search));
  const [opened, setOpened] = useState<Opened | null>(null);
  const showStore = useCallback((store: Store) => setOpened(ofStore(store)), []);
  const rowActions = useCompanyActions(useCallback((company) => setOpened(ofCompany(company)), []));
  const columns = useCompanyColumns();
  const { companyId: named, privileged: isStaff } = useCompanyBranch();
  const chosen = useLastChosen(data?.rows.find(({ id }) => id === named) ?? data?.rows[0]);
  // the rows below start over with another company
  const { storesPage: _page, storesQ: _typed, policy: _opened, ...listSearch } = search;
  const panel = opened ? (
    <RowHistory key={opened.of[1]} {...opened} onClose={() => setOpened(null)} />
  ) : null;
  return (
    <WithSidePanel panel={panel}>
      <ListFrame>
        <div className="flex min-h-0 flex-1 flex-col max-md:min-h-max md:overflow-y-auto">
          <PageHeader
            title="Companies"
            description="Choose a company to see its stores below."
            action={
              <>
                {mayAddStore && (chosen || data === undefined) ? (
                  <AddStoreButton company={chosen ?? null} />
                ) : null}
                {mayAdd ? <AddCompany /> : null}
              </>
            }
          />
          {isStaff ? (
            <div className="px-4 pb-3 md:px-6">
              <StorePages here="companies" />
            </div>
          ) : null}
          <section aria-label="Companies" className="flex shrink-0 flex-col">
            <ListPanel<Company>
              list={companyList}
              title="Companies"
              query={query}
              columns={columns}
              rowCurrent={({ id }) => id === chosen?.id}
              rowLink={({ id }) => ({
                to: "/home/company",
                search: { ...listSearch, company: id },
              })}
              rowActions={rowActions}
              searchLabel="Search companies"
              tall
              empty={
                <EmptyState
                  icon={<Building2 />}
                  title="sorry, no matching records found"
                  detail="You belong to no company yet."
                  help={HELP_LINKS.companies}
                />
              }
            />
          </section>
          {chosen ? (
            <StoresOfCompany key={chosen.id} company={chosen} onHistory={showStore} />
          ) : null}
        </div>
      </ListFrame>
    </WithSidePanel>
  );
}
