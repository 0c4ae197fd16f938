import { IMPORT_COLUMNS, type ImportColumnId } from "@marquee/domain/products/import-columns";
import type { MatchedRow } from "@marquee/domain/products/import-match";
import type { ProductDraft } from "@marquee/domain/products/product.schema";
import type { Problem } from "../patterns/problem.ts";

/** A row of the file that was read, with the product that it means. Its draft has the id that a repeated create has again. */
export type FileRow = MatchedRow;

/** What becomes of a row whose product is there already (PRODUCT-I14). */
export type RowChoice = "update" | "add";

export interface ReadFile {
  readonly name: string;
  /** In what encoding it was read, as the user reads it. */
  readonly encoding: string;
  readonly rows: readonly FileRow[];
  /** Headings that mean nothing: their cells are left out. */
  readonly unknown: readonly string[];
}

/** The output of the `readFile` actor. */
export type ReadResponse =
  | { readonly tag: "read"; readonly file: ReadFile }
  | { readonly tag: "refused"; readonly message: string };

/** The input of the `readFile` actor: whatever the screen hands on, a file in a browser. */
export interface ReadRequest {
  readonly file: unknown;
}

/** The output of the `saveRow` actor. It rejects if a later attempt may succeed. */
export type RowResponse =
  | { readonly tag: "made" }
  | { readonly tag: "updated" }
  | { readonly tag: "refused"; readonly reasons: readonly string[] };

/** What is saved of a row. An update starts from the version that was shown; what is made has none. */
export interface RowRequest {
  readonly draft: ProductDraft;
  readonly version: number | null;
}

export interface CsvImportContext {
  readonly chosen: unknown;
  readonly file: ReadFile | null;
  /** Why the file could not be read, or what has interrupted the import. */
  readonly problem: Problem | null;
  /** What was chosen for rows whose product is there already, by their numbers; of others it is updated. */
  readonly choices: Readonly<Record<number, RowChoice>>;
  /** What became of each row that was sent, by its number. */
  readonly responses: Readonly<Record<number, RowResponse>>;
}

export type CsvImportEvent =
  | { readonly type: "file.chosen"; readonly file: unknown }
  | { readonly type: "file.removed" }
  | {
      readonly type: "choice.made";
      readonly rows: readonly number[];
      readonly choice: RowChoice;
    }
  | { readonly type: "import.started" }
  | { readonly type: "import.stopped" }
  | { readonly type: "import.resumed" };

export const NOTHING_READ: CsvImportContext = {
  chosen: null,
  file: null,
  problem: null,
  choices: {},
  responses: {},
};

/** What becomes of a row; null if its product is not there. */
export const choiceFor = (
  { choices }: Pick<CsvImportContext, "choices">,
  { match, number }: FileRow,
): RowChoice | null => (match === null ? null : (choices[number] ?? "update"));

/** Whether a row is left as it is: its product has all that it says (PRODUCT-I14). */
export const isUnchanged = (context: Pick<CsvImportContext, "choices">, row: FileRow): boolean =>
  row.match?.changes.length === 0 && choiceFor(context, row) === "update";

type Rows = Pick<CsvImportContext, "file" | "choices">;

/** The rows without a problem. */
export const validRows = ({ file }: Pick<CsvImportContext, "file">): readonly FileRow[] =>
  (file?.rows ?? []).filter(({ problems }) => problems.length === 0);

/** The valid rows that make or change a product: those that are imported. */
export const rowsToSave = (context: Rows): readonly FileRow[] =>
  validRows(context).filter((row) => !isUnchanged(context, row));

/** How many rows make a product, change one, or leave one as it is. */
export function rowCounts(context: Rows) {
  const valid = validRows(context);
  const unchanged = valid.filter((row) => isUnchanged(context, row)).length;
  const added = valid.filter((row) => choiceFor(context, row) !== "update").length;
  return { added, updated: valid.length - unchanged - added, unchanged };
}

/** The row that is sent next; undefined if every one has its answer. */
export const nextRow = (context: CsvImportContext): FileRow | undefined =>
  rowsToSave(context).find(({ number }) => !Object.hasOwn(context.responses, number));

/** The row that is sent next. Throws if there is none: the import runs only while there is one. */
function requireNextRow(context: CsvImportContext): FileRow {
  const row = nextRow(context);
  if (row === undefined) throw new Error("An import runs only while there is a row to send");
  return row;
}

/** What is saved of the row that is sent next. */
export function nextRequest(context: CsvImportContext): RowRequest {
  const row = requireNextRow(context);
  return row.match !== null && choiceFor(context, row) === "update"
    ? { draft: row.match.draft, version: row.match.version }
    : { draft: row.draft, version: null };
}

/** Stores the answer to the row that was sent. */
export const applyRow = (
  context: CsvImportContext,
  response: RowResponse,
): Pick<CsvImportContext, "responses"> => ({
  responses: { ...context.responses, [requireNextRow(context).number]: response },
});

/** Stores what was chosen for some rows. */
export const chooseFor = (
  { choices }: CsvImportContext,
  rows: readonly number[],
  choice: RowChoice,
): Pick<CsvImportContext, "choices"> => ({
  choices: { ...choices, ...Object.fromEntries(rows.map((number) => [number, choice])) },
});

const columnLabel = (column: ImportColumnId): string =>
  IMPORT_COLUMNS.find(({ id }) => id === column)?.label ?? column;

/** How many products were made, changed and left as they are, and the rows that were not imported with the reasons. */
export function importResult(context: CsvImportContext) {
  const { file, responses } = context;
  const rows = file?.rows ?? [];
  const count = (tag: RowResponse["tag"]) =>
    rows.filter(({ number }) => responses[number]?.tag === tag).length;
  const isRest = (row: FileRow) => {
    const response = responses[row.number];
    return response === undefined ? !isUnchanged(context, row) : response.tag === "refused";
  };
  const rowReasons = ({ number, problems }: FileRow): readonly string[] => {
    const response = responses[number];
    return response?.tag === "refused"
      ? response.reasons
      : problems.map(({ column, message }) => `${columnLabel(column)}: ${message}`);
  };
  return {
    made: count("made"),
    updated: count("updated"),
    unchanged: rowCounts(context).unchanged,
    rest: rows.filter(isRest).map((row) => ({ row, reasons: rowReasons(row) })),
  };
}
