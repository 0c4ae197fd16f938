import { imageAddress } from "@marquee/api/http/image-path";
import { isMapped } from "@marquee/domain/offers/mappable-product";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../session/session-context.tsx";
import { ItemBadge } from "../../items/item-badge.tsx";
import { PICK_SIZE, PickTable, usePicking } from "../../items/pick-table.tsx";
import { mappableProductsQuery, type MappableProduct } from "../offers.queries.ts";

export interface ProductTableProps {
  readonly offerId: string;
  readonly chosen: readonly string[];
  readonly onChoose: (products: readonly MappableProduct[], chosen: boolean) => void;
}

const toRow = (product: MappableProduct) => ({
  ...product,
  title: product.name,
  detail: product.brand,
  image: imageAddress(product.images[0] ?? null, "w=80&h=80"),
});

/** The products of the offer's branch, the mapped ones marked. */
export function ProductTable({ offerId, chosen, onChoose }: ProductTableProps) {
  const picking = usePicking();
  const { page, q } = picking;
  const now = useNow();
  const items = useQuery({
    ...mappableProductsQuery(useClient(), offerId, { page, size: PICK_SIZE, q }),
    select: ({ rows, total }) => ({ rows: rows.map(toRow), total }),
  });
  return (
    <PickTable
      label="Products"
      noun="products"
      head="Product"
      picking={picking}
      items={items}
      chosen={chosen}
      onChoose={onChoose}
      fixed={(product) => (isMapped(product, now) ? "mapped already" : undefined)}
      cells={[
        {
          head: "Status",
          cell: (product) =>
            isMapped(product, now) ? (
              <Badge tone="off">Mapped</Badge>
            ) : (
              <ItemBadge item={product} />
            ),
        },
      ]}
      nothing="sorry, no matching records found. Products of the offer’s branch are listed here."
    />
  );
}
