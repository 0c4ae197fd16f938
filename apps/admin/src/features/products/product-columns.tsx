import type { ItemStatus } from "@marquee/domain/items/item-status";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import {
  branchColumn,
  cut,
  imageColumn,
  runColumns,
  statusColumn,
} from "../../page-kit/items/item-columns.tsx";
import { ITEM_TABS } from "../../page-kit/items/item-tabs.ts";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";

export const productList: ListDefinition = {
  name: "Products",
  tabs: ITEM_TABS,
  sortable: ["name", "brand", "heading", "storeName", "campaignName", "validFrom", "validTill"],
};

/** What of a product or variant its list begins with; `nameOf` is how the list calls it. */
export interface Described {
  readonly images: readonly string[];
  readonly name: string;
  readonly brand: string;
  readonly heading: string;
}

const content: readonly Column<ProductSummary>[] = [
  imageColumn("images", ({ images }) => images[0] ?? null),
  {
    id: "name",
    label: "Product Name",
    fixed: true,
    grows: true,
    card: "title",
    cell: ({ name }) => <span className="font-medium">{name}</span>,
    csv: ({ name }) => name,
  },
  statusColumn,
  {
    id: "brand",
    label: "Brand",
    cell: ({ brand }) => cut(brand, "md:max-w-32"),
    csv: ({ brand }) => brand,
  },
  {
    id: "heading",
    label: "Product heading",
    card: "subtitle",
    cell: ({ heading }) => (
      <span className="text-small text-muted">{cut(heading, "md:max-w-44")}</span>
    ),
    csv: ({ heading }) => heading,
  },
];

/**
 * The list's columns. Who acts across companies has no branch column: they filter by it. What is pending has neither a
 * campaign nor dates (PRODUCT-N1).
 */
export const productColumns = (
  tab: ItemStatus,
  privileged: boolean,
): readonly Column<ProductSummary>[] => [
  ...content,
  ...(privileged ? [] : [branchColumn]),
  ...(tab === "pending" ? [] : runColumns({ start: "Start Date", end: "End Date, CST" })),
];
