import { IMPORT_COLUMNS, readHeadings } from "@marquee/domain/products/import-columns";
import { fileCells, type StoredForFile } from "@marquee/domain/products/import-update";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import type { Column } from "../../page-kit/list/list-definition.ts";
import { branchColumn } from "../items/item-columns.tsx";

/** The columns of an export: those of the list, and what else an import asks for (PRODUCT-I11), with the branch's code. */
export function exportColumns(
  listed: readonly Column<ProductSummary>[],
  whole: readonly StoredForFile[],
): readonly Column<ProductSummary>[] {
  const cells = new Map(whole.map((product) => [product.id, fileCells(product)]));
  const withoutBranch = listed.filter(({ id }) => id !== branchColumn.id);
  const { columns } = readHeadings(withoutBranch.map(({ label }) => label));
  const added = IMPORT_COLUMNS.filter(({ id }) => !columns.has(id));
  return [
    ...withoutBranch,
    ...added.map(({ id, label }): Column<ProductSummary> => {
      const text = (row: ProductSummary) => cells.get(row.id)?.[id] ?? "";
      return { id, label, cell: text, csv: text };
    }),
  ];
}
