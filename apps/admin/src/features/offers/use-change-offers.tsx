import type { Offer } from "@marquee/domain/offers/offer.schema";
import { Table2 } from "lucide-react";
import type { ReactNode } from "react";
import type { BulkAction } from "../../page-kit/list/list-definition.ts";
import { notify } from "../../page-kit/notify.ts";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { useEditCells } from "../items/use-edit-cells.tsx";
import { changeOfOffers, offersById } from "./offer-changes.ts";

/** Editing the texts of the ticked offers in a grid of cells, and its dialog; nothing for users who may not edit offers. */
export function useChangeOffers(): {
  readonly bulkActions: readonly BulkAction<Offer>[];
  readonly cellsDialog: ReactNode;
} {
  const mayEdit = usePermission("offers.edit").allowed;
  const client = useClient();
  const { showCells, cellsDialog } = useEditCells({
    noun: "offers",
    mayEdit,
    // after a reload
    read: async (ids) => {
      const offers = await offersById(client, ids);
      return changeOfOffers(offers, offers[0]?.type ?? "Offer");
    },
  });
  const edit: BulkAction<Offer> = {
    label: "Edit cells",
    icon: <Table2 className="size-3.5" aria-hidden="true" />,
    key: "F2",
    onSelect: (ticked) => {
      const type = ticked[0]?.type;
      const others = ticked.filter((offer) => offer.type !== type).length;
      if (others > 0)
        notify({
          kind: "info",
          message: "Offers and collections have other cells: those of one kind are shown.",
        });
      if (type !== undefined) showCells(changeOfOffers(ticked, type));
    },
  };
  return { bulkActions: mayEdit ? [edit] : [], cellsDialog };
}
