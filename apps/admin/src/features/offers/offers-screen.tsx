import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { useQuery } from "@tanstack/react-query";
import { Tag } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { firstRows } from "../../page-kit/first-rows.ts";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { sidePanelOnDemand, WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { promotedOffer } from "../campaigns/promoted-items.ts";
import { useItemPanels } from "../campaigns/use-item-panels.ts";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { savedCompanyBranch, useCompanyBranch } from "../companies/use-company-branch.ts";
import { useCompanyColumn } from "../companies/use-company-column.ts";
import { AddLink } from "../items/add-link.tsx";
import { exportSelected } from "../items/export-selected.tsx";
import { offerPage } from "../items/item-pages.ts";
import { panelActions } from "../items/panel-actions.tsx";
import { useAskedRows } from "../items/use-asked-rows.ts";
import { offerColumns, offerList } from "./offer-columns.tsx";
import { namedOffersQuery, offerRows, offersToPromoteQuery } from "./offers.queries.ts";
import { offersSearch } from "./offers.search.ts";
import { useChangeOffers } from "./use-change-offers.tsx";
import { useOfferActions } from "./use-offer-actions.tsx";

/** The offers that a link asks to promote, null until they are read and if it asks for none. */
function useOffersToPromote(): readonly Offer[] | null {
  const { promote, promoteIds } = useScreenSearch(offersSearch);
  const client = useClient();
  const isAsked = promote !== undefined || promoteIds !== undefined;
  const enabled = usePermission("campaigns.create").allowed && isAsked;
  const ofBranch = useQuery({
    ...offersToPromoteQuery(client, promote ?? ""),
    enabled: enabled && promote !== undefined,
  });
  const named = useQuery({
    ...namedOffersQuery(client, promoteIds ?? ""),
    enabled: enabled && promoteIds !== undefined,
  });
  const rows = (promoteIds === undefined ? ofBranch : named).data;
  return useAskedRows(enabled ? rows : undefined);
}

const OfferWhyNotLive = sidePanelOnDemand(
  "Status",
  async () => (await import("./offer-why-not-live.tsx")).OfferWhyNotLive,
);

const OfferHistory = sidePanelOnDemand(
  "History",
  async () => (await import("./offer-history.tsx")).OfferHistory,
);

const ADD = "/home/offers/add";

const add = <AddLink to={ADD} label="Add Offer" />;

/** What the list shows first. */
export const firstOffers = firstRows(offerList, ({ client, person, search }) => {
  const { companyId, storeId } = savedCompanyBranch(person, search);
  return offerRows(client, companyId, storeId);
});

/** Offers and collections by their status; what a link asks to promote is ticked, with the panel open. */
export function OffersScreen() {
  const asked = useOffersToPromote();
  // a link from Home names an offer and proposes the branch's own city, with a price
  const [isProposed] = useState(useScreenSearch(offersSearch).promote !== undefined);
  return <OfferList key={asked ? "asked" : "plain"} asked={asked} isProposed={isProposed} />;
}

interface OfferListProps {
  readonly asked: readonly Offer[] | null;
  readonly isProposed: boolean;
}

function OfferList({ asked, isProposed }: OfferListProps) {
  const client = useClient();
  const filter = useCompanyBranch();
  const mayEdit = usePermission("offers.edit").allowed;
  const { beside, close, ...panels } = useItemPanels("offer", promotedOffer, {
    asked,
    inOwnCity: isProposed,
  });
  const { show, askWhy } = panels;
  const { actionsOf, bulkCopy, dialog } = useOfferActions(panels.promote);
  const rowActions = useCallback(
    (offer: Offer): readonly RowAction[] => {
      const { edit, copy, products, paid } = actionsOf(offer);
      return [
        ...[edit, copy, products, paid].filter((action) => action !== null),
        ...panelActions(offer, show),
      ];
    },
    [actionsOf, show],
  );
  const { privileged } = filter;
  const { companyId, storeId } = filter;
  const company = useCompanyColumn<Offer>(filter);
  const columns = useMemo(
    () => offerColumns(privileged, company, askWhy),
    [privileged, company, askWhy],
  );
  const change = useChangeOffers();
  const exportThem = exportSelected(offerList.name, columns);
  const panel = beside ? (
    beside.shows === "why" ? (
      <OfferWhyNotLive
        key={beside.row.id}
        offer={beside.row}
        onPromote={panels.promote}
        onClose={close}
      />
    ) : (
      <OfferHistory key={beside.row.id} row={beside.row} onClose={close} />
    )
  ) : null;
  return (
    <WithSidePanel panel={panels.promotion ?? panel}>
      <ListPage
        list={offerList}
        {...(asked ? { ticked: asked } : {})}
        title="Offers and collections"
        description="What shoppers see in the store and in the marketplaces. An item is live while a campaign covers it."
        action={mayEdit ? add : undefined}
        query={offerRows(client, companyId, storeId)}
        columns={columns}
        rowLink={offerPage}
        rowActions={rowActions}
        bulkActions={[
          ...panels.bulkActions,
          ...(bulkCopy ? [bulkCopy] : []),
          ...change.bulkActions,
          exportThem,
        ]}
        searchLabel="Search these offers"
        {...companyFilter(filter)}
        empty={
          <NoRecords
            icon={<Tag />}
            detail="Offers start under Pending and go live when a campaign covers them."
            help={HELP_LINKS.offers}
            action={mayEdit ? add : null}
          />
        }
        tall
      />
      {dialog}
      {change.cellsDialog}
    </WithSidePanel>
  );
}
