import { isFilled } from "../validation/typed-values.ts";
import { IMPORT_COLUMNS, type ImportColumnId } from "./import-columns.ts";
import { attributesCell, categoryCell } from "./import-parts.ts";
import type { ImportCells, ImportContext, ImportedRow } from "./import-row.ts";
import { withOfferPrice } from "./offer-price.ts";
import type { ProductDraft, ProductForFile } from "./product.schema.ts";

/** A cell of a row that would change what is stored. */
export interface ImportChange {
  readonly column: ImportColumnId;
  readonly before: string;
  readonly after: string;
}

/** What a row would make of a product that is there. Without changes there is nothing to save. */
export interface ImportUpdate {
  readonly draft: ProductDraft;
  readonly changes: readonly ImportChange[];
}

/** What a file can say of a product, stored or not yet. */
type Content = Pick<ProductDraft, Exclude<ImportColumnId, "category" | "branch">> &
  Pick<ProductForFile, "branchCode" | "categoryPath">;

/** What an import compares a row with. */
export type StoredForFile = Content &
  Pick<
    ProductForFile,
    | "id"
    | "companyId"
    | "storeId"
    | "offerId"
    | "categories"
    | "mainCategory"
    | "images"
    | "version"
    // what is stored has its prices and kinds
    | "actualPrice"
    | "discountType"
    | "shippingType"
  >;

/** A product as the cells of a file, which an import reads as they were written (PRODUCT-I11). */
export const fileCells = (product: Content): Readonly<Record<ImportColumnId, string>> => ({
  name: product.name,
  brand: product.brand,
  heading: product.heading,
  description: product.description,
  vendorUrl: product.vendorUrl,
  actualPrice: product.actualPrice?.toFixed(2) ?? "",
  discountType: product.discountType,
  discountPerc: product.discountPerc === null ? "" : String(product.discountPerc),
  discountMessage: product.discountMessage,
  shippingType: product.shippingType,
  shippingInstructions: product.shippingInstructions,
  attribute: attributesCell(product.attribute),
  marketPlace: product.marketPlace.join("; "),
  category: categoryCell(product.categoryPath),
  branch: product.branchCode,
});

/** A cell as two are compared: a spreadsheet may write line breaks and composed letters otherwise. */
const plain = (cell: string): string => cell.normalize("NFC").replaceAll(/\r\n?/gu, "\n").trim();

/** Columns of which an empty cell means the usual value for a new product, and what is stored for one that is there. */
const WITH_DEFAULT: ReadonlySet<ImportColumnId> = new Set([
  "discountType",
  "shippingType",
  "marketPlace",
  "branch",
]);

const DISCOUNT = ["discountType", "discountPerc", "discountMessage"] as const;

/** What a row changes of a product that is there. What the file has no column for stays (PRODUCT-I14). */
export function readUpdate(
  { cells, draft }: ImportedRow & { readonly cells: ImportCells },
  stored: StoredForFile,
  { branches, categories }: Pick<ImportContext, "branches" | "categories">,
): ImportUpdate {
  const before = fileCells(stored);
  const differs = (column: ImportColumnId): boolean => {
    const cell = cells[column];
    if (cell === undefined || (WITH_DEFAULT.has(column) && !isFilled(cell))) return false;
    return plain(cell) !== plain(before[column]);
  };
  const newer = <Field extends Exclude<ImportColumnId, "category" | "branch">>(field: Field) =>
    differs(field) ? draft[field] : stored[field];
  const discount = DISCOUNT.some(differs) ? draft : stored;
  const place = differs("branch") ? draft : stored;
  const category = differs("category") ? draft : stored;
  const priced = {
    actualPrice: newer("actualPrice"),
    discountType: discount.discountType,
    discountPerc: discount.discountPerc,
  };
  const changed: ProductDraft = {
    id: stored.id,
    companyId: stored.companyId,
    storeId: place.storeId,
    name: newer("name"),
    brand: newer("brand"),
    heading: newer("heading"),
    description: newer("description"),
    vendorUrl: newer("vendorUrl"),
    ...priced,
    ...withOfferPrice(priced),
    discountMessage: discount.discountMessage,
    offerId: stored.offerId,
    shippingType: newer("shippingType"),
    shippingInstructions: newer("shippingInstructions"),
    attribute: newer("attribute"),
    marketPlace: newer("marketPlace"),
    categories: category.categories,
    mainCategory: category.mainCategory,
    images: stored.images,
    isVariant: "N",
  };
  const after = fileCells({
    ...changed,
    branchCode: branches.find(({ id }) => id === changed.storeId)?.code ?? stored.branchCode,
    categoryPath:
      categories.find(({ id }) => id === changed.categories[0])?.path ?? stored.categoryPath,
  });
  const changes = IMPORT_COLUMNS.flatMap(({ id: column }): readonly ImportChange[] =>
    plain(before[column]) === plain(after[column])
      ? []
      : [{ column, before: before[column], after: after[column] }],
  );
  return { draft: changed, changes };
}

const NOWHERE = { branchCode: "", categoryPath: [] } as const;

/** Whether a product has what an update asks for: a repeated update starts from a stale version (PRODUCT-I15). */
export function isUpdated(
  stored: Omit<StoredForFile, keyof typeof NOWHERE>,
  draft: ProductDraft,
): boolean {
  const cells = fileCells({ ...stored, ...NOWHERE });
  const wanted = fileCells({ ...draft, ...NOWHERE });
  return (
    stored.storeId === draft.storeId &&
    stored.categories[0] === draft.categories[0] &&
    IMPORT_COLUMNS.every(({ id }) => cells[id] === wanted[id])
  );
}
