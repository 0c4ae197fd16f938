import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { UNDOABLE } from "@marquee/domain/items/undo-change";
import { offerCell } from "@marquee/domain/offers/offer-changes";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { ReactNode } from "react";
import { usePermission } from "../../session/permission.ts";
import { undoCells, UndoEntry } from "../items/undo-entry.tsx";
import { changeOfOffers, offersById } from "./offer-changes.ts";

/** Undo at the entries of an offer's history, for users who may edit offers (CHANGE-U1). */
export function useUndoOffers(
  of: Pick<Offer, "type">,
): ((entry: HistoryEntry) => ReactNode) | undefined {
  const mayEdit = usePermission("offers.edit").allowed;
  if (!mayEdit) return undefined;
  const { type } = of;
  return (entry) => (
    <UndoEntry
      entry={entry}
      fields={UNDOABLE.offers}
      readTogether={(client, entryId) => client.offers.changedTogether({ params: { entryId } })}
      startOf={async (client, items) => {
        const offers = await offersById(client, [...items.keys()]);
        const start = changeOfOffers(offers, type);
        return {
          ...start,
          rows: start.rows.map((row) => ({
            ...row,
            cells: undoCells(items.get(row.id) ?? [], ({ field, before }) => {
              const known = row.cells.find((cell) => cell.field === field);
              return offerCell(field === "subHeading" ? "subHeading" : "heading", {
                type,
                before: String(known?.before ?? ""),
                typed: String(before),
              });
            }),
          })),
        };
      }}
    />
  );
}
