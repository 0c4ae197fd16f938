import type { Contract } from "@marquee/api/contract/contract";
import type { ItemStatus } from "@marquee/domain/items/item-status";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { branchColumn, ratingColumn, runColumns, statusColumn } from "../items/item-columns.tsx";
import { ITEM_TABS } from "../items/item-tabs.ts";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { contentColumns } from "./content-columns.tsx";

export const productList: ListDefinition<Contract["products"]["byCompany"]> = {
  name: "Products",
  hasCompany: true,
  tabs: ITEM_TABS,
  ticks: true,
  sortable: ["name", "brand", "heading", "storeName", "campaignName", "validFrom", "validTill"],
};

export interface ProductListScope {
  readonly privileged: boolean;
  /** Whose each product is, in a list of every company's. */
  readonly company: readonly Column<ProductSummary>[];
}

/**
 * The list's columns. Who acts across companies has no branch column: they filter by it. What is pending has neither a
 * campaign nor dates (PRODUCT-N1).
 */
export const productColumns = (
  tab: ItemStatus,
  { privileged, company }: ProductListScope,
  onAsk: (product: ProductSummary) => void,
): readonly Column<ProductSummary>[] => [
  ...contentColumns(({ name }: ProductSummary) => name, [statusColumn(onAsk)]),
  ...company,
  ...(privileged ? [] : [branchColumn]),
  ratingColumn,
  ...(tab === "pending" ? [] : runColumns({ start: "Start Date", end: "End Date, CST" })),
];
