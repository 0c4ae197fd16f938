import type { TickedItem } from "@marquee/domain/campaigns/ticked-items";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { copyOffersMachine } from "@marquee/machines/offers/copy-offers.machine";
import { Megaphone, Package, PackagePlus, Tag } from "lucide-react";
import { useCallback, useMemo, useState } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { usePromoteItems } from "../campaigns/use-promote-items.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { savedCompanyBranch, useCompanyBranch } from "../companies/use-company-branch.ts";
import { firstRows } from "../../page-kit/first-rows.ts";
import { AddLink } from "../items/add-link.tsx";
import { exportSelected } from "../items/export-selected.tsx";
import { useCopyItems } from "../items/use-copy-items.tsx";
import { type Beside, panelActions } from "../items/panel-actions.tsx";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { sidePanelOnDemand, WithSidePanel } from "../../page-kit/side-panel.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { offerColumns, offerList } from "./offer-columns.tsx";
import {
  copyOffer,
  namedOffersQuery,
  offerRows,
  OFFERS,
  offersToPromoteQuery,
  removeOfferCopy,
} from "./offers.queries.ts";
import { onDemand } from "@marquee/ui/feedback/on-demand.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useQuery } from "@tanstack/react-query";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useAskedRows } from "../items/use-asked-rows.ts";
import { offersSearch } from "./offers.search.ts";

const PARAMETERS = ["promote", "promoteIds"];

/** The offers that a link asks to promote, null until they are read and if it asks for none. */
function useOffersToPromote(): readonly Offer[] | null {
  const { promote, promoteIds } = useScreenSearch(offersSearch);
  const { email } = useUser();
  const client = useClient();
  const isAsked = promote !== undefined || promoteIds !== undefined;
  const enabled = usePermission("campaigns.create").allowed && isAsked;
  const ofBranch = useQuery({
    ...offersToPromoteQuery(client, promote ?? ""),
    enabled: enabled && promote !== undefined,
  });
  const named = useQuery({
    ...namedOffersQuery(client, email, promoteIds ?? ""),
    enabled: enabled && promoteIds !== undefined,
  });
  const rows = (promoteIds === undefined ? ofBranch : named).data;
  return useAskedRows(enabled ? rows : undefined, PARAMETERS);
}

const AssociatedProducts = onDemand(
  async () => (await import("./associated-products.tsx")).AssociatedProducts,
);

const OfferWhyNotLive = sidePanelOnDemand(
  "Status",
  async () => (await import("./offer-why-not-live.tsx")).OfferWhyNotLive,
);

const OfferHistory = sidePanelOnDemand(
  "History",
  async () => (await import("./offer-history.tsx")).OfferHistory,
);

const ADD = "/home/offers/add";

const tickedOffer = ({ heading, ...offer }: Offer): TickedItem => ({ ...offer, name: heading });

const add = <AddLink to={ADD} label="Add Offer" />;

/** What can be done with one offer; what a person may not do is absent. */
function useRowActions(
  show: (offer: Offer) => void,
  beside: (beside: Beside<Offer>) => void,
  copyIt: (offer: Offer) => RowAction,
) {
  const mayEdit = usePermission("offers.edit").allowed;
  const mayCopy = usePermission("offers.copy").allowed;
  const mayPay = usePermission("campaigns.create").allowed;
  return useCallback(
    (offer: Offer): readonly RowAction[] => {
      const edit: RowAction = {
        label: "Edit",
        link: { to: ADD, search: { id: offer.id } },
      };
      const products: RowAction = {
        label: "Associated Products",
        behind: true,
        icon: <Package aria-hidden="true" />,
        onSelect: () => show(offer),
      };
      const mapMore: RowAction = {
        label: "Map More Products",
        behind: true,
        icon: <PackagePlus aria-hidden="true" />,
        link: { to: "/home/offers/mapProduct", search: { id: offer.id } },
      };
      const promote: RowAction = {
        label: "Promote Offer",
        behind: true,
        icon: <Megaphone aria-hidden="true" />,
        link: { to: "/home/offers/promote", search: { id: offer.id } },
      };
      const paid = itemStatus(offer, now()) === "live" ? mapMore : promote;
      return [
        ...(mayEdit ? [edit] : []),
        ...(mayCopy ? [copyIt(offer)] : []),
        products,
        ...(mayPay ? [paid] : []),
        ...panelActions(offer, beside),
      ];
    },
    [show, beside, copyIt, mayEdit, mayCopy, mayPay],
  );
}

/** What the list shows first. */
export const firstOffers = firstRows(offerList, ({ client, person }) => {
  const { companyId, storeId } = savedCompanyBranch(person);
  return offerRows(client, companyId, storeId);
});

/** Offers and collections by their status; what a link asks to promote is ticked, with the panel open. */
export function OffersScreen() {
  const asked = useOffersToPromote();
  return <OfferList key={asked ? "asked" : "plain"} asked={asked} />;
}

function OfferList({ asked }: { readonly asked: readonly Offer[] | null }) {
  const client = useClient();
  const filter = useCompanyBranch();
  const mayEdit = usePermission("offers.edit").allowed;
  const copying = useCopyItems(copyOffersMachine, {
    copy: (offer) => copyOffer(client, offer),
    removeCopy: (offer) => removeOfferCopy(client, offer),
    refresh: OFFERS,
    plural: "offers",
    effect:
      "The copy keeps the content and the mapped products. It is pending until a campaign covers it.",
  });
  const [shown, setShown] = useState<Offer | null>(null);
  const [beside, setBeside] = useState<Beside<Offer> | null>(null);
  const promote = usePromoteItems("offer", tickedOffer, asked);
  const closePromote = promote.close;
  const openBeside = useCallback(
    (next: Beside<Offer>) => {
      closePromote();
      setBeside(next);
    },
    [closePromote],
  );
  const ask = useCallback((row: Offer) => openBeside({ row, shows: "why" }), [openBeside]);
  const rowActions = useRowActions(setShown, openBeside, copying.rowAction);
  const { privileged } = filter;
  const { companyId, storeId } = filter;
  const query = useMemo(() => offerRows(client, companyId, storeId), [client, companyId, storeId]);
  const columns = useMemo(() => offerColumns(privileged, ask), [privileged, ask]);
  const exportThem = exportSelected(offerList.name, columns);
  const close = () => setBeside(null);
  const panel = beside ? (
    beside.shows === "why" ? (
      <OfferWhyNotLive key={beside.row.id} offer={beside.row} onClose={close} />
    ) : (
      <OfferHistory key={beside.row.id} offer={beside.row} onClose={close} />
    )
  ) : null;
  return (
    <WithSidePanel panel={promote.panel ?? panel}>
      <ListPage
        list={offerList}
        {...(asked ? { ticked: asked } : {})}
        title="Offers and collections"
        description="What shoppers see in the store and in the marketplaces. An item is live while a campaign covers it."
        action={mayEdit ? add : undefined}
        query={query}
        columns={columns}
        rowActions={rowActions}
        bulkActions={[...promote.bulkActions, ...(mayEdit ? [copying.bulkAction] : []), exportThem]}
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
      {copying.dialog}
      {shown ? <AssociatedProducts offer={shown} onClose={() => setShown(null)} /> : null}
    </WithSidePanel>
  );
}
