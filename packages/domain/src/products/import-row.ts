import type { Actor } from "../access/logged-user.schema.ts";
import { ruleIssues } from "../validation/rule.ts";
import { isFilled, typedNumber } from "../validation/typed-values.ts";
import { limitMessages } from "../wire/draft-limits.ts";
import type { MarketPlace } from "../wire/field.schema.ts";
import { MOST_ATTRIBUTES } from "./attribute-limit.ts";
import type { ImportColumnId, ImportProblem } from "./import-columns.ts";
import { importMessages as messages } from "./import-messages.ts";
import { categoryPath, readAttributes } from "./import-parts.ts";
import { withOfferPrice } from "./offer-price.ts";
import { contentForDiscount } from "./product-draft.ts";
import { productRules } from "./product-rules.ts";
import { ATTRIBUTE_TEXT_LIMITS, PRODUCT_TEXT_LIMITS } from "./product-text-limits.ts";
import type { ProductAttribute, ProductDraft } from "./product.schema.ts";

/** The cells of a row by column; a column that the file does not have is empty. */
export type ImportCells = Readonly<Partial<Record<ImportColumnId, string>>>;

/** A category as a file names it: by the way down to it. */
export interface ImportCategory {
  /** The names from the main category on. */
  readonly path: readonly string[];
  readonly id: string;
  readonly mainCategory: string;
  readonly isLeaf: boolean;
}

/** What is known besides the file. */
export interface ImportContext {
  readonly actor: Actor;
  readonly companyId: string;
  /** The branches of the company; a row names one by its code or its shop's name. */
  readonly branches: readonly {
    readonly id: string;
    readonly code: string;
    readonly storeName: string;
  }[];
  /** The branch of rows that name none; absent if none was chosen (PRODUCT-I17). */
  readonly branchForAll?: string | undefined;
  readonly categories: readonly ImportCategory[];
  /** What a row gets that names no market place. */
  readonly marketPlace: MarketPlace;
}

/** A row that was read: what would be made of it, and all that is wrong with it. */
export interface ImportedRow {
  readonly draft: ProductDraft;
  readonly problems: readonly ImportProblem[];
}

const plain = (text: string): string => text.trim().toLowerCase();

/** A field of the form, and the column of the file in which its message shows. */
const COLUMN_OF: Readonly<Record<string, ImportColumnId>> = {
  companyId: "branch",
  storeId: "branch",
  categories: "category",
  mainCategory: "category",
  offerPrice: "actualPrice",
};

const MARKETS: readonly MarketPlace[] = ["Canada", "United States"];
const SHIPPING = ["Free Shipping", "Standard shipping"] as const;

/** Reads one row against everything the form checks, and what only a file can have wrong (PRODUCT-I2, PRODUCT-I3, PRODUCT-I4). */
export function readImportRow(id: string, cells: ImportCells, context: ImportContext): ImportedRow {
  const problems: ImportProblem[] = [];
  const wrong = (column: ImportColumnId, message: string) => problems.push({ column, message });
  const cell = (column: ImportColumnId): string => (cells[column] ?? "").trim();

  const number = (column: "actualPrice" | "discountPerc"): number | null => {
    const value = typedNumber(cell(column), 2);
    if (value === null && cell(column) !== "") wrong(column, messages.noNumber(cell(column)));
    return value;
  };
  const readChoice = <Value extends string>(
    column: ImportColumnId,
    values: readonly Value[],
    usual: Value,
  ): Value => {
    const found = values.find((value) => plain(value) === plain(cell(column)));
    if (found === undefined && cell(column) !== "")
      wrong(column, messages.noneOf(cell(column), values));
    return found ?? usual;
  };
  const branch = (): string => {
    const named = plain(cell("branch"));
    const [first, ...others] = context.branches;
    if (named === "") return context.branchForAll ?? (first && others.length === 0 ? first.id : "");
    const byCode = context.branches.filter(({ code }) => plain(code) === named);
    const found =
      byCode.length > 0
        ? byCode
        : context.branches.filter(({ storeName }) => plain(storeName) === named);
    if (found.length !== 1)
      wrong(
        "branch",
        messages.noBranch(
          cell("branch"),
          context.branches.map(({ code }) => code),
        ),
      );
    return found.length === 1 ? (found[0]?.id ?? "") : "";
  };
  const category = (): ImportCategory | undefined => {
    const path = categoryPath(cell("category"));
    const found = context.categories.find(
      (each) =>
        each.path.length === path.length &&
        each.path.every((name, level) => plain(name) === plain(path[level] ?? "")),
    );
    if (found === undefined && path.length > 0)
      wrong("category", messages.noCategory(cell("category")));
    return found;
  };
  const attribute = (): readonly ProductAttribute[] => {
    const named = readAttributes(cell("attribute"));
    const attributes = named.filter((each) => each !== null);
    const { column: longestName, value: longestValue } = ATTRIBUTE_TEXT_LIMITS;
    if (attributes.length < named.length) wrong("attribute", messages.noAttribute);
    if (attributes.length > MOST_ATTRIBUTES) wrong("attribute", messages.tooManyAttributes);
    if (attributes.some(({ column }) => column.length > longestName))
      wrong("attribute", limitMessages.text(longestName));
    if (attributes.some(({ value }) => value.length > longestValue))
      wrong("attribute", limitMessages.text(longestValue));
    return attributes;
  };
  const markets = (): readonly MarketPlace[] => {
    const named = cell("marketPlace")
      .split(";")
      .map((name) => name.trim())
      .filter(isFilled);
    if (named.length === 0) return [context.marketPlace];
    const unknown = named.find((name) => !MARKETS.some((market) => plain(market) === plain(name)));
    if (unknown !== undefined) wrong("marketPlace", messages.noneOf(unknown, MARKETS));
    return MARKETS.filter((market) => named.some((name) => plain(name) === plain(market)));
  };

  for (const [column, longest] of Object.entries(PRODUCT_TEXT_LIMITS) as [
    keyof typeof PRODUCT_TEXT_LIMITS,
    number,
  ][])
    if (cell(column).length > longest) wrong(column, limitMessages.text(longest));

  const chosen = category();
  // Without a type, a percentage that is filled says that it is one.
  const usual = isFilled(cell("discountPerc")) ? "percentage" : "message";
  const priced = {
    actualPrice: number("actualPrice"),
    discountType: readChoice("discountType", ["message", "percentage"], usual),
    discountPerc: number("discountPerc"),
  };
  const draft = contentForDiscount<ProductDraft>({
    id,
    companyId: context.companyId,
    storeId: branch(),
    name: cell("name"),
    brand: cell("brand"),
    heading: cell("heading"),
    description: cell("description"),
    vendorUrl: cell("vendorUrl"),
    ...priced,
    ...withOfferPrice(priced),
    discountMessage: cell("discountMessage"),
    offerId: null,
    shippingType: readChoice("shippingType", SHIPPING, "Free Shipping"),
    shippingInstructions: cell("shippingInstructions"),
    attribute: attribute(),
    marketPlace: markets(),
    categories: chosen?.isLeaf ? [chosen.id] : [],
    mainCategory: chosen?.mainCategory ?? "",
    images: [],
    isVariant: "N",
  });
  const told = new Set(problems.map(({ column }) => column));
  for (const { field, message } of ruleIssues(productRules, draft, { actor: context.actor })) {
    const column = COLUMN_OF[field] ?? (field as ImportColumnId);
    // One message per cell: a value that cannot be read is not reported as missing, too.
    if (!told.has(column)) problems.push({ column, message });
    told.add(column);
  }
  return { draft, problems };
}
