import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { useQuery } from "@tanstack/react-query";
import { itemShownAs } from "../items/item-shown-as.ts";
import { productsShownAs } from "./products-shown-as.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { PRODUCTS } from "./products.queries.ts";

const SHOWN_AS = { ...itemShownAs, ...productsShownAs };

export interface ProductHistoryProps {
  readonly product: ProductSummary;
  readonly onClose: () => void;
}

/** What became of a product. */
export function ProductHistory({ product, onClose }: ProductHistoryProps) {
  const client = useClient();
  const history = useQuery({
    queryKey: [...PRODUCTS, "history", product.id],
    queryFn: ({ signal }) => client.products.history({ params: { id: product.id } }, { signal }),
    // what was just done is to be seen
    staleTime: 0,
  });
  return (
    <HistoryPanel
      title={product.name}
      thing={product}
      shownAs={SHOWN_AS}
      history={history}
      onClose={onClose}
    />
  );
}
