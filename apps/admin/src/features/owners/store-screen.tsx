import { branchConditions } from "@marquee/domain/approval/branch-conditions";
import { isApproved } from "@marquee/domain/approval/store-approval";
import type { Store, StoreDetails } from "@marquee/domain/stores/store.schema";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Building2, MapPin } from "lucide-react";
import { DetailPage } from "../../page-kit/detail/detail-page.tsx";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { useNeighboursAmong } from "../../page-kit/detail/use-neighbours-among.ts";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { lastSearch } from "../../session/last-addresses.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { BranchChecks } from "../approval/branch-checks.tsx";
import { companyPage } from "../companies/company-page.ts";
import { useGeography } from "../geography/geography.queries.ts";
import { HistorySection } from "../history/history-section.tsx";
import { StoredPage } from "../history/stored-page.tsx";
import { LatestInvoices } from "../invoices/latest-invoices.tsx";
import { ConditionList, type Ways } from "../items/condition-list.tsx";
import { shownCompany } from "../stores/shown-company.ts";
import { approvalText, approvalTone, storeList } from "../stores/store-columns.tsx";
import { storeHistory } from "../stores/store-history-of.ts";
import { storePage, storesAbove } from "../stores/stores-above.ts";
import { STORES_BESIDE } from "../stores/stores-of-company.tsx";
import { storeQuery, storeRows, waitingQuery } from "../stores/stores.queries.ts";
import { storePageSearch } from "../stores/stores.search.ts";
import { useStoreActions } from "../stores/use-store-actions.tsx";
import { OwnedLists } from "./owned-lists.tsx";
import { StoreFacts, StorePolicyFacts } from "./store-facts.tsx";

/** Where a store is in the list that it was opened from: the branches, those that wait, or the stores below the companies. */
function useStoreNeighbours({ id, companyId }: Store) {
  const client = useClient();
  const user = useUser();
  const acrossCompanies = usePermission("companies.select").allowed;
  const { to } = storesAbove();
  const isBelow = to === "/home/company";
  const search = lastSearch(to);
  const listed = shownCompany({ ...user, acrossCompanies }, search ?? {});
  const owner = isBelow ? companyId : listed;
  const only = isBelow ? null : (search?.["store"] ?? null);
  const isWaiting = to === "/home/branches/waiting";
  const waiting = useQuery({ ...waitingQuery(client, listed), enabled: isWaiting });
  const among = useNeighboursAmong({ rows: waiting.data?.rows ?? [], id, link: storePage });
  const ofList = useNeighbours({
    list: isBelow ? STORES_BESIDE : storeList,
    path: to,
    query: storeRows(client, owner, only),
    id,
    link: storePage,
  });
  return isWaiting ? among : ofList;
}

/** A branch is approved by the button above, not from within the list of conditions. */
const NO_WAYS: Ways = { edit: null, promote: null };

/** Its company and its city, in the line under its name. */
function Lead({ store }: { readonly store: StoreDetails }) {
  const city = useGeography().data?.cityById.get(store.cityId)?.name;
  return (
    <>
      <li>
        <Building2 aria-hidden="true" />
        <Link {...companyPage({ id: store.companyId })} className="link">
          {store.companyBusinessName}
        </Link>
      </li>
      {city === undefined ? null : (
        <li>
          <MapPin aria-hidden="true" />
          <span>{city}</span>
        </li>
      )}
    </>
  );
}

function LoadedStore({ store }: { readonly store: StoreDetails }) {
  const { id, companyId } = store;
  const actor = useUser();
  const { actionsOf, dialog } = useStoreActions();
  const neighbours = useStoreNeighbours(store);
  const approves = usePermission("stores.approve").allowed;
  const seesInvoices = usePermission("invoices.view").allowed;
  const { review, approval, back, edit, policy } = actionsOf(store);
  // what is live already is taken off from behind "…" alone
  const primary = review ?? (isApproved(store) ? null : approval);
  return (
    <>
      <DetailPage
        title={store.storeName}
        noun="branch"
        badge={<Badge tone={approvalTone(store)}>{approvalText(store)}</Badge>}
        parent={storesAbove()}
        id={id}
        here={store.code}
        neighbours={neighbours}
        edit={edit}
        primary={primary}
        actions={[approval === primary ? null : approval, policy, back].filter(
          (action) => action !== null,
        )}
        lead={<Lead store={store} />}
        asideLabel="Status and history"
        aside={
          <>
            <DetailSection
              title={isApproved(store) ? "Campaigns go live" : "Why campaigns do not go live"}
            >
              <ConditionList conditions={branchConditions(store, actor)} ways={NO_WAYS} />
            </DetailSection>
            <HistorySection thing={store} {...storeHistory(id)} />
          </>
        }
      >
        <StoreFacts store={store} />
        {approves ? <BranchChecks id={id} /> : null}
        <OwnedLists companyId={companyId} storeId={id} />
        {seesInvoices ? <LatestInvoices companyId={companyId} storeId={id} /> : null}
        <StorePolicyFacts store={store} />
      </DetailPage>
      {dialog}
    </>
  );
}

/** A branch to read, with what the user may do with it (SCREEN-R1). */
export function StoreScreen() {
  const id = useScreenSearch(storePageSearch).id ?? "";
  return (
    <StoredPage
      key={id}
      noun="branch"
      parent={storesAbove()}
      query={storeQuery(useClient(), id)}
      found={{ kind: "branches", id }}
      nameOf={({ storeName, code }) => ({ label: storeName, detail: code })}
      history={storeHistory(id)}
    >
      {(store) => <LoadedStore store={store} />}
    </StoredPage>
  );
}
