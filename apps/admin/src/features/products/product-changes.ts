import type { Client } from "@marquee/api/client/create-client";
import type { ChangeCell, ChangeValue, ItemChange } from "@marquee/domain/items/item-changes";
import { itemStatus } from "@marquee/domain/items/item-status";
import { changePrice, type PriceChange } from "@marquee/domain/items/price-change";
import { priceCell, textCell } from "@marquee/domain/products/change-cells";
import { branchCell, categoryCell, type Destination } from "@marquee/domain/products/move-cells";
import type { ProductChange } from "@marquee/domain/products/product-changes.schema";
import type { Product, ProductForFile } from "@marquee/domain/products/product.schema";
import type { ChangeRow } from "@marquee/machines/items/change-items.model";
import { now } from "@marquee/ui/browser/now.ts";
import type { ChangeStart } from "../items/start-changing.ts";
import { PRODUCTS } from "./products.queries.ts";

/** A product with what of it is to be changed. */
export const changedRow = (product: Product, cells: readonly ChangeCell[]): ChangeRow => ({
  id: product.id,
  name: product.name,
  image: product.images[0] ?? null,
  version: product.version,
  isLive: itemStatus(product, now()) === "live",
  cells,
});

/** A product whose price is changed together with that of others. */
export const repricedRow = (product: Product, change: PriceChange): ChangeRow => {
  const price = changePrice(product.actualPrice, change);
  return changedRow(product, [priceCell(product.actualPrice, price.toFixed(2))]);
};

/** A product that is moved to a category together with others. */
export const categorizedRow = (product: ProductForFile, to: Destination): ChangeRow =>
  changedRow(product, [categoryCell(product, to)]);

/** A product that is moved to a branch together with others. */
export const movedRow = (product: ProductForFile, to: Destination): ChangeRow =>
  changedRow(product, [branchCell(product, to)]);

/** A product with the cells that can be typed into, as they are stored. */
export const editableRow = (product: Product): ChangeRow =>
  changedRow(product, [
    asStored(textCell("heading", product.heading, product.heading)),
    asStored(textCell("brand", product.brand, product.brand)),
    asStored(priceCell(product.actualPrice, product.actualPrice.toFixed(2))),
  ]);

/** What is stored is no change, whatever rule it breaks. */
const asStored = (cell: ChangeCell): ChangeCell => ({
  ...cell,
  after: cell.before,
  afterText: cell.beforeText,
  problem: null,
  suggestion: null,
});

/** What is typed for a cell of a review. */
function readCell(cell: ChangeCell, typed: string): ChangeCell {
  const { field, before } = cell;
  if (field === "actualPrice") return priceCell(Number(before), typed);
  if (field === "heading" || field === "brand") return textCell(field, String(before), typed);
  return cell;
}

const textOf = (value: ChangeValue | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** The values as the call has them. */
function toChange({ id, version, values }: ItemChange): ProductChange {
  const { actualPrice } = values;
  const texts = {
    heading: textOf(values["heading"]),
    brand: textOf(values["brand"]),
    storeId: textOf(values["storeId"]),
    categoryId: textOf(values["categoryId"]),
  };
  const given = Object.fromEntries(
    Object.entries(texts).filter(([, value]) => value !== undefined),
  );
  return {
    id,
    version,
    values: { ...given, ...(typeof actualPrice === "number" ? { actualPrice } : {}) },
  };
}

/** Many products with what of each is to be changed, as the shell looks them over and applies them. */
export const changeOfProducts = (rows: readonly ChangeRow[]): ChangeStart => ({
  one: "product",
  many: "products",
  rows,
  apply: (client: Client, changes) =>
    client.products.changeMany({ body: { changes: changes.map(toChange) } }),
  read: readCell,
  refresh: PRODUCTS,
});
