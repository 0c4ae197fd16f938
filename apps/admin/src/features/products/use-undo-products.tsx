import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { UNDOABLE, type FieldToUndo } from "@marquee/domain/items/undo-change";
import { priceCell, textCell } from "@marquee/domain/products/change-cells";
import type { Product } from "@marquee/domain/products/product.schema";
import type { ReactNode } from "react";
import { usePermission } from "../../session/permission.ts";
import { undoCells, UndoEntry } from "../items/undo-entry.tsx";
import { changedRow, changeOfProducts } from "./product-changes.ts";
import { productsById } from "./products-for-file.ts";

const cellOf =
  (product: Product) =>
  ({ field, before }: FieldToUndo) =>
    field === "heading" || field === "brand"
      ? textCell(field, product[field], String(before))
      : priceCell(product.actualPrice, Number(before).toFixed(2));

/** Undo at the entries of a product's history, for users who may edit products (CHANGE-U1). */
export function useUndoProducts(): ((entry: HistoryEntry) => ReactNode) | undefined {
  const mayEdit = usePermission("products.edit").allowed;
  if (!mayEdit) return undefined;
  return (entry) => (
    <UndoEntry
      entry={entry}
      fields={UNDOABLE.products}
      readTogether={(client, entryId) => client.products.changedTogether({ params: { entryId } })}
      startOf={async (client, items) =>
        changeOfProducts(
          (await productsById(client, [...items.keys()])).map((product) =>
            changedRow(product, undoCells(items.get(product.id) ?? [], cellOf(product))),
          ),
        )
      }
    />
  );
}
