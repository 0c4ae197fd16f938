import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { useQuery } from "@tanstack/react-query";
import { HistoryPanel } from "../../page-kit/history/history-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { PRODUCTS } from "../../page-kit/products/products.queries.ts";

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
  return <HistoryPanel title={product.name} thing={product} history={history} onClose={onClose} />;
}
