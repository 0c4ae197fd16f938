import { itemStatus } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { copyOffersMachine } from "@marquee/machines/offers/copy-offers.machine";
import { now } from "@marquee/ui/browser/now.ts";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { Megaphone, Package, PackagePlus } from "lucide-react";
import { useCallback, useState } from "react";
import type { RowAction } from "../../page-kit/list/list-definition.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { useCopyItems } from "../items/use-copy-items.tsx";
import { OFFERS } from "./offers.queries.ts";

const AssociatedProducts = dialogOnDemand(
  async () => (await import("./associated-products.tsx")).AssociatedProducts,
);

/** What a user may do with one offer, in its list and on its page. What they may not do is absent. */
export interface OfferActions {
  readonly edit: RowAction | null;
  readonly copy: RowAction | null;
  readonly products: RowAction & { readonly onSelect: () => void };
  /** A live one takes more products, any other is promoted. */
  readonly paid: RowAction | null;
}

/** The actions of offers with the dialogs that they open, and the copying of several; one is promoted in place. */
export function useOfferActions(promoteIt: ((offer: Offer) => void) | null) {
  const client = useClient();
  const mayEdit = usePermission("offers.edit").allowed;
  const mayCopy = usePermission("offers.copy").allowed;
  const mayPay = usePermission("campaigns.create").allowed;
  const [shown, setShown] = useState<Offer | null>(null);
  const copying = useCopyItems(copyOffersMachine, {
    copy: ({ itemId: id, copyId }) => client.offers.copy({ params: { id }, query: { copyId } }),
    removeCopy: ({ itemId: id, copyId }) => client.offers.removeCopy({ params: { id, copyId } }),
    refresh: OFFERS,
    plural: "offers",
    effect:
      "The copy keeps the content and the mapped products. It is pending until a campaign covers it.",
  });
  const copyIt = copying.rowAction;
  const actionsOf = useCallback(
    (offer: Offer): OfferActions => {
      const search = { id: offer.id };
      const mapMore: RowAction = {
        label: "Map More Products",
        behind: true,
        icon: <PackagePlus aria-hidden="true" />,
        link: { to: "/home/offers/mapProduct", search },
      };
      const promote: RowAction | null = promoteIt && {
        label: "Promote Offer",
        icon: <Megaphone aria-hidden="true" />,
        shownAs: "Promote",
        onSelect: () => promoteIt(offer),
      };
      return {
        edit: mayEdit
          ? { label: "Edit", edits: true, link: { to: "/home/offers/add", search } }
          : null,
        copy: mayCopy ? copyIt(offer) : null,
        products: {
          label: "Associated Products",
          behind: true,
          icon: <Package aria-hidden="true" />,
          onSelect: () => setShown(offer),
        },
        paid: !mayPay ? null : itemStatus(offer, now()) === "live" ? mapMore : promote,
      };
    },
    [copyIt, promoteIt, mayEdit, mayCopy, mayPay],
  );
  const dialog = (
    <>
      {copying.dialog}
      {shown ? <AssociatedProducts offer={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
  return { actionsOf, bulkCopy: mayEdit ? copying.bulkAction : null, dialog };
}
