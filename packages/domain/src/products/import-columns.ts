import { MOST_IMPORTED_ROWS } from "./import-limits.ts";
import { importMessages } from "./import-messages.ts";

/** A column of a file of products: its heading, and the values below it. */
export interface ImportColumn {
  readonly id: ImportColumnId;
  readonly label: string;
  /** How the list of products, and so its export, calls the column, if otherwise (PRODUCT-I11). */
  readonly inList?: string;
  /** A file without it cannot be read. */
  readonly required: boolean;
  /** What the sample file has there. */
  readonly example: string;
}

/** Something that is wrong with a row, at the column that shows it. */
export interface ImportProblem {
  readonly column: ImportColumnId;
  readonly message: string;
}

export type ImportColumnId =
  | "name"
  | "brand"
  | "heading"
  | "description"
  | "vendorUrl"
  | "actualPrice"
  | "discountType"
  | "discountPerc"
  | "discountMessage"
  | "shippingType"
  | "shippingInstructions"
  | "attribute"
  | "marketPlace"
  | "category"
  | "branch";

/** The columns of a file of products, in the order of the form (PRODUCT-I1). */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  {
    id: "name",
    label: "Name",
    inList: "Product Name",
    required: true,
    example: "Sample throw",
  },
  { id: "brand", label: "Brand", required: true, example: "Laine du Nord" },
  {
    id: "heading",
    label: "Heading",
    inList: "Product heading",
    required: true,
    example: "A wool throw the colour of brick",
  },
  { id: "description", label: "Description", required: true, example: "Woven in Charlevoix." },
  { id: "vendorUrl", label: "Website Link", required: true, example: "https://laine.example" },
  { id: "actualPrice", label: "Actual Price", required: true, example: "148.00" },
  { id: "discountType", label: "Discount Type", required: false, example: "percentage" },
  { id: "discountPerc", label: "Discount Percentage", required: false, example: "15" },
  { id: "discountMessage", label: "Discount Message", required: false, example: "" },
  { id: "shippingType", label: "Shipping Type", required: false, example: "Free Shipping" },
  { id: "shippingInstructions", label: "Shipping Instructions", required: false, example: "" },
  { id: "attribute", label: "Attributes", required: false, example: "Colour: Madder; Size: M" },
  { id: "marketPlace", label: "Marketplaces", required: false, example: "Canada; United States" },
  {
    id: "category",
    label: "Category",
    required: true,
    example: "Home > Textiles > Throws and blankets > Wool throws",
  },
  { id: "branch", label: "Branch", required: false, example: "" },
];

/** The rows of the sample file: the headings, and a product whose category and branch are there (PRODUCT-I10). */
export const sampleRows = (
  known: Readonly<Partial<Record<ImportColumnId, string>>>,
): readonly (readonly string[])[] => [
  IMPORT_COLUMNS.map(({ label }) => label),
  IMPORT_COLUMNS.map(({ id, example }) => known[id] ?? example),
];

const plain = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]/gu, "");

/** What the headings of a file mean. */
export interface ImportHeadings {
  /** The index of each known column; the first if a heading is there twice. */
  readonly columns: ReadonlyMap<ImportColumnId, number>;
  /** Headings that mean nothing here, or are there a second time: their cells are left out. */
  readonly unknown: readonly string[];
  /** Labels of columns that must be there and are not. */
  readonly missing: readonly string[];
  /** How many cells a row has. */
  readonly width: number;
}

const isCalled = ({ label, inList = label }: ImportColumn, heading: string): boolean =>
  [label, inList].some((name) => plain(name) === plain(heading));

/** Finds the columns of a file by their headings, in any order, case and spacing (PRODUCT-I1, PRODUCT-I11). */
export function readHeadings(headings: readonly string[]): ImportHeadings {
  const columns = new Map<ImportColumnId, number>();
  const unknown: string[] = [];
  for (const [index, heading] of headings.entries()) {
    const column = IMPORT_COLUMNS.find((each) => isCalled(each, heading));
    if (column !== undefined && !columns.has(column.id)) columns.set(column.id, index);
    else if (heading.trim() !== "") unknown.push(heading);
  }
  const missing = IMPORT_COLUMNS.filter(({ id, required }) => required && !columns.has(id));
  return {
    columns,
    unknown,
    missing: missing.map(({ label }) => label),
    width: headings.length,
  };
}

interface NumberedRow {
  readonly number: number;
  readonly row: readonly string[];
}

/** Names the columns that hold something and have no heading, and where: their cells are left out, as those of an unknown one (PRODUCT-I1). */
export const unnamedColumns = (
  headings: readonly string[],
  rows: readonly NumberedRow[],
): readonly string[] =>
  headings.flatMap((heading, index) => {
    if (heading.trim() !== "") return [];
    const filled = rows.filter(({ row }) => (row[index] ?? "").trim() !== "");
    const [first] = filled;
    return first ? [importMessages.unnamed(index + 1, first.number, filled.length)] : [];
  });

/** Why a file cannot be imported at all, or null (PRODUCT-I1, PRODUCT-I5). */
export function refuseFile({ missing }: ImportHeadings, rows: number): string | null {
  if (missing.length > 0) return importMessages.missing(missing);
  if (rows === 0) return importMessages.empty;
  return rows > MOST_IMPORTED_ROWS ? importMessages.tooManyRows(rows, MOST_IMPORTED_ROWS) : null;
}

/** What is wrong with a row that goes on behind the last heading, or null (PRODUCT-I6). It shows in the last known column. */
export function refuseStrayCells(
  { columns, width }: ImportHeadings,
  row: readonly string[],
): ImportProblem | null {
  if (row.slice(width).every((cell) => cell.trim() === "")) return null;
  const [last] = [...columns].toSorted(([, one], [, other]) => other - one);
  return { column: last?.[0] ?? "name", message: importMessages.tooManyCells };
}

/** The cells of a row by what their columns mean. */
export const rowCells = (
  { columns }: ImportHeadings,
  row: readonly string[],
): Readonly<Partial<Record<ImportColumnId, string>>> =>
  Object.fromEntries([...columns].map(([id, index]) => [id, row[index] ?? ""]));
