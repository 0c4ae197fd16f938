import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { HistoryPanel, type RowHistoryProps } from "../history/history-panel.tsx";
import { productHistory } from "./product-history-of.ts";
import { useUndoProducts } from "./use-undo-products.tsx";

/** What became of a product. */
export const ProductHistory = ({ row, onClose }: RowHistoryProps<ProductSummary>) => (
  <HistoryPanel
    title={row.name}
    thing={row}
    undo={useUndoProducts()}
    {...productHistory(row.id)}
    onClose={onClose}
  />
);
