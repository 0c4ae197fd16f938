import { offerMessages } from "@marquee/domain/offers/messages";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { Link, useNavigate } from "@tanstack/react-router";
import { Copy, Download, Package, Plus, Tag } from "lucide-react";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import {
  CompanyBranchFilter,
  useCompanyBranch,
} from "../../page-kit/companies/company-branch-filter.tsx";
import type { BulkAction, RowAction } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { useRefusal } from "../../session/permission.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { offerColumns, offerList } from "./offer-columns.tsx";
import { useOfferRows } from "./offers.queries.ts";
import { useCopyOffers } from "./use-copy-offers.tsx";

const AssociatedProducts = lazy(async () => ({
  default: (await import("./associated-products.tsx")).AssociatedProducts,
}));

const ADD = "/home/offers/add";

const offerId = (offer: Offer): string => offer.id;
const offerLink = ({ id }: Offer) => ({ to: ADD, search: { id } }) as const;
const offerName = (offer: Offer): string => offer.heading;

function AddOffer({ refusal }: { readonly refusal: string | undefined }) {
  const text = (
    <>
      <Plus className="size-4" aria-hidden="true" />
      Add Offer
    </>
  );
  if (refusal !== undefined)
    return (
      <Button variant="primary" disabledReason={refusal}>
        {text}
      </Button>
    );
  return (
    <Button asChild variant="primary">
      <Link to={ADD}>{text}</Link>
    </Button>
  );
}

/** What can be done with one offer; what a person may not do is absent. */
function useRowActions(show: (offer: Offer) => void, copy: (offer: Offer) => void) {
  const navigate = useNavigate();
  const mayEdit = useRefusal("offers.edit") === undefined;
  const mayCopy = useRefusal("offers.copy") === undefined;
  return useCallback(
    (offer: Offer): readonly RowAction[] => {
      const edit: RowAction = {
        label: "Edit",
        onSelect: () => void navigate({ to: ADD, search: { id: offer.id } }),
      };
      const copyIt: RowAction = {
        label: "Create Copy",
        icon: <Copy aria-hidden="true" />,
        onSelect: () => copy(offer),
      };
      const products: RowAction = {
        label: "Associated Products",
        behind: true,
        icon: <Package aria-hidden="true" />,
        onSelect: () => show(offer),
      };
      return [...(mayEdit ? [edit] : []), ...(mayCopy ? [copyIt] : []), products];
    },
    [navigate, show, copy, mayEdit, mayCopy],
  );
}

/** Offers and collections by their status. */
export function OffersScreen() {
  const filter = useCompanyBranch("Offer");
  const refusal = useRefusal("offers.edit");
  const { copy, copyAll, dialogs } = useCopyOffers();
  const [shown, setShown] = useState<Offer | null>(null);
  const rowActions = useRowActions(setShown, copy);
  const { privileged } = filter;
  const query = useOfferRows(filter.companyId, filter.storeId);
  const columns = useMemo(() => offerColumns(privileged), [privileged]);
  const exportSelected: BulkAction<Offer> = {
    label: "Export CSV",
    icon: <Download className="size-3.5" aria-hidden="true" />,
    onSelect: (offers) =>
      void import("../../page-kit/list/export-rows.ts").then(({ exportRows }) =>
        exportRows(offerList.name, columns, offers),
      ),
  };
  const copySelected: BulkAction<Offer> = {
    label: "Create Copy",
    icon: <Copy className="size-3.5" aria-hidden="true" />,
    onSelect: copyAll,
  };
  return (
    <>
      <ListPage
        list={offerList}
        title="Offers and collections"
        description="What shoppers see in the store and in the marketplaces. An item is live while a campaign covers it."
        action={<AddOffer refusal={refusal} />}
        query={query}
        columns={columns}
        rowId={offerId}
        rowName={offerName}
        {...(refusal === undefined ? { rowLink: offerLink } : {})}
        rowActions={rowActions}
        bulkActions={refusal === undefined ? [copySelected, exportSelected] : [exportSelected]}
        searchLabel="Search these offers"
        filters={privileged ? <CompanyBranchFilter filter={filter} /> : undefined}
        filtersSet={filter.chosen}
        onClearFilters={() => filter.chooseCompany(null)}
        empty={
          <EmptyState
            icon={<Tag />}
            title={offerMessages.noRecords}
            detail="Offers start under Pending and go live when a campaign covers them."
            action={refusal === undefined ? <AddOffer refusal={undefined} /> : null}
          />
        }
        tall
      />
      {dialogs}
      {shown ? (
        <Suspense>
          <AssociatedProducts offer={shown} onClose={() => setShown(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
