import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { itemShownAs } from "../items/item-shown-as.ts";
import { productsShownAs } from "./products-shown-as.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { useUndoProducts } from "./use-undo-products.tsx";
import { productHistory } from "./product-history-of.ts";

const SHOWN_AS = { ...itemShownAs, ...productsShownAs };

export interface ProductHistoryProps {
  readonly product: ProductSummary;
  readonly onClose: () => void;
}

/** What became of a product. */
export function ProductHistory({ product, onClose }: ProductHistoryProps) {
  const undo = useUndoProducts();
  return (
    <HistoryPanel
      title={product.name}
      thing={product}
      shownAs={SHOWN_AS}
      undo={undo}
      {...productHistory(product.id)}
      onClose={onClose}
    />
  );
}
