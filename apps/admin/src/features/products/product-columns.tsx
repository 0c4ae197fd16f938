import type { Contract } from "@marquee/api/contract/contract";
import type { ItemStatus } from "@marquee/domain/items/item-status";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { branchColumn, ratingColumn, runColumns, statusColumn } from "../items/item-columns.tsx";
import { ITEM_TABS } from "../items/item-tabs.ts";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { contentColumns } from "./content-columns.tsx";

export const productList: ListDefinition<Contract["products"]["byCompany"]> = {
  name: "Products",
  tabs: ITEM_TABS,
  ticks: true,
  sortable: ["name", "brand", "heading", "storeName", "campaignName", "validFrom", "validTill"],
};

/**
 * The list's columns. Who acts across companies has no branch column: they filter by it. What is pending has neither a
 * campaign nor dates (PRODUCT-N1).
 */
export const productColumns = (
  tab: ItemStatus,
  privileged: boolean,
  onAsk: (product: ProductSummary) => void,
): readonly Column<ProductSummary>[] => [
  ...contentColumns(({ name }: ProductSummary) => name, [statusColumn(onAsk)]),
  ...(privileged ? [] : [branchColumn]),
  ratingColumn,
  ...(tab === "pending" ? [] : runColumns({ start: "Start Date", end: "End Date, CST" })),
];
