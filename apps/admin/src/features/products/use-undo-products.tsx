import { toFailure } from "@marquee/api/client/api-failure";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { changeMessages } from "@marquee/domain/items/change-messages";
import type { ChangeCell } from "@marquee/domain/items/item-changes";
import { UNDOABLE, type FieldToUndo } from "@marquee/domain/items/undo-change";
import { priceCell, textCell } from "@marquee/domain/products/change-cells";
import {
  branchCell,
  categoryCell,
  wayText,
  type Destination,
} from "@marquee/domain/products/move-cells";
import type { ProductForFile } from "@marquee/domain/products/product.schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { usePermission } from "../../session/permission.ts";
import { trailQuery } from "../categories/categories.queries.ts";
import { undoCells, UndoEntry, type FieldsOfItems } from "../items/undo-entry.tsx";
import { changedRow, changeOfProducts } from "./product-changes.ts";
import { productsById } from "./products-for-file.ts";

type Places = ReadonlyMap<string, Destination | null>;

/** Where products are moved back to, by the ids: as they are read, null where it is not there any more. */
async function readPlaces(
  items: FieldsOfItems,
  readText: Readonly<Record<"categoryId" | "storeId", (id: string) => Promise<string>>>,
): Promise<Places> {
  const idsOf = (name: string) => [
    ...new Set(
      [...items.values()].flatMap((fields) =>
        fields.flatMap(({ field, before }) => (field === name ? [String(before)] : [])),
      ),
    ),
  ];
  const readPlace = async (id: string, read: (id: string) => Promise<string>) => {
    try {
      return [id, { id, text: await read(id) }] as const;
    } catch (error) {
      if (toFailure(error).tag !== "NotFound") throw error;
      return [id, null] as const;
    }
  };
  const places = (["categoryId", "storeId"] as const).flatMap((name) =>
    idsOf(name).map((id) => readPlace(id, readText[name])),
  );
  return new Map(await Promise.all(places));
}

/** A move back to where there is nothing any more is refused. */
const refuseMove = (cell: ChangeCell, problem: string): ChangeCell => ({
  ...cell,
  after: null,
  problem,
});

const cellOf =
  (product: ProductForFile, places: Places) =>
  ({ field, before }: FieldToUndo): ChangeCell => {
    const id = String(before);
    const to = places.get(id) ?? null;
    switch (field) {
      case "heading":
      case "brand":
        return textCell(field, product[field], id);
      case "categoryId": {
        const cell = categoryCell(product, to ?? { id, text: "" });
        return to === null ? refuseMove(cell, changeMessages.goneCategory) : cell;
      }
      case "storeId": {
        const cell = branchCell(product, to ?? { id, text: "" });
        return to === null ? refuseMove(cell, changeMessages.goneBranch) : cell;
      }
      default:
        return priceCell(product.actualPrice, Number(before).toFixed(2));
    }
  };

/** Undo at the entries of a product's history, for users who may edit products (CHANGE-U1). */
export function useUndoProducts(): ((entry: HistoryEntry) => ReactNode) | undefined {
  const mayEdit = usePermission("products.edit").allowed;
  const queries = useQueryClient();
  if (!mayEdit) return undefined;
  return (entry) => (
    <UndoEntry
      entry={entry}
      fields={UNDOABLE.products}
      readTogether={(client, entryId) => client.products.changedTogether({ params: { entryId } })}
      startOf={async (client, items) => {
        const [products, places] = await Promise.all([
          productsById(client, [...items.keys()]),
          readPlaces(items, {
            categoryId: async (id) => {
              const trail = await queries.fetchQuery(trailQuery(client, id));
              return wayText(trail.map(({ name }) => name));
            },
            storeId: async (id) => (await client.stores.byId({ params: { id } })).storeName,
          }),
        ]);
        return changeOfProducts(
          products.map((product) =>
            changedRow(product, undoCells(items.get(product.id) ?? [], cellOf(product, places))),
          ),
        );
      }}
    />
  );
}
