import type { Contract } from "@marquee/api/contract/contract";
import type { Product } from "@marquee/domain/products/product.schema";
import { variantName } from "@marquee/domain/variants/variant-name";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { branchColumn, statusColumn } from "../items/item-columns.tsx";
import { contentColumns } from "../products/content-columns.tsx";

/** Every variant, whatever its status. */
export const variantList: ListDefinition<Contract["products"]["variantsByCompany"]> = {
  name: "Product variants",
  hasCompany: true,
  sortable: ["name", "brand", "heading", "storeName"],
};

/** The variants of a chosen branch: its pending and inactive ones have tabs of their own. */
export const branchVariantList: typeof variantList = {
  ...variantList,
  tabs: [
    { value: "allincludeActive", label: "All" },
    { value: "pending", label: "Pending" },
    { value: "inactive", label: "Inactive" },
  ],
};

export const variantColumns: readonly Column<Product>[] = [
  ...contentColumns<Product>(variantName, [statusColumn()]),
  branchColumn,
];
