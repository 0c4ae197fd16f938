import type { Contract } from "@marquee/api/contract/contract";
import type { ItemStatus } from "@marquee/domain/items/item-status";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { Money } from "@marquee/ui/content/money.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { branchColumn, ratingColumn, runColumns, statusColumn } from "../items/item-columns.tsx";
import { ITEM_TABS } from "../items/item-tabs.ts";
import { contentColumns } from "./content-columns.tsx";

export const productList: ListDefinition<Contract["products"]["byCompany"]> = {
  name: "Products",
  hasCompany: true,
  tabs: ITEM_TABS,
  ticks: true,
  sortable: [
    "name",
    "brand",
    "heading",
    "actualPrice",
    "storeName",
    "campaignName",
    "validFrom",
    "validTill",
  ],
};

export interface ProductListScope {
  readonly privileged: boolean;
  /** Whose each product is, in a list of every company's. */
  readonly company: readonly Column<ProductSummary>[];
}

/** What a product costs before its discount: what "Change price" changes. One with a discount says what is paid. */
const priceColumn: Column<ProductSummary> = {
  id: "actualPrice",
  label: "Actual Price",
  right: true,
  csv: ({ actualPrice }) => ({ cad: actualPrice }),
  cell: ({ actualPrice, offerPrice }) => (
    <>
      <Money amount={actualPrice} />{" "}
      {offerPrice === actualPrice ? null : (
        <span className="block text-small whitespace-nowrap text-muted">
          now <Money amount={offerPrice} />
        </span>
      )}
    </>
  ),
};

/** The list's columns. Who filters by branch has no such column; what is pending has no campaign and dates (PRODUCT-N1). */
export const productColumns = (
  tab: ItemStatus,
  { privileged, company }: ProductListScope,
  onAsk: (product: ProductSummary) => void,
): readonly Column<ProductSummary>[] => [
  ...contentColumns(({ name }: ProductSummary) => name, [statusColumn(onAsk)]).map((column) =>
    // with campaign and dates beside it there is no room for it on a narrow window (SCREEN-L24)
    tab !== "pending" && column.id === "heading"
      ? { ...column, hidden: "narrow" as const }
      : column,
  ),
  priceColumn,
  ...company,
  ...(privileged ? [] : [branchColumn]),
  ratingColumn,
  ...(tab === "pending" ? [] : runColumns({ start: "Start Date", end: "End Date, CST" })),
];
