import { IMPORT_COLUMNS, type ImportColumnId } from "@marquee/domain/products/import-columns";
import type { ImportCells, ImportedRow } from "@marquee/domain/products/import-row";
import type { ProductDraft } from "@marquee/domain/products/product.schema";
import type { Problem } from "../patterns/problem.ts";

/** A row of the file that was read. Its draft has the id it is created under, so that a repeated create makes no second product. */
export interface FileRow extends ImportedRow {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly number: number;
  readonly cells: ImportCells;
}

export interface ReadFile {
  readonly name: string;
  /** In what encoding it was read, as the user reads it. */
  readonly encoding: string;
  readonly rows: readonly FileRow[];
  /** Headings that mean nothing: their cells are left out. */
  readonly unknown: readonly string[];
}

/** The output of the `readFile` actor. */
export type ReadAnswer =
  | { readonly tag: "read"; readonly file: ReadFile }
  | { readonly tag: "refused"; readonly message: string };

/** The input of the `readFile` actor: whatever the screen hands on, a file in a browser. */
export interface ReadRequest {
  readonly file: unknown;
}

/** The output of the `createRow` actor. It rejects if a later attempt may succeed. */
export type RowAnswer =
  | { readonly tag: "made" }
  | { readonly tag: "refused"; readonly reasons: readonly string[] };

export interface RowRequest {
  readonly draft: ProductDraft;
}

export interface CsvImportContext {
  readonly chosen: unknown;
  readonly file: ReadFile | null;
  /** Why the file could not be read, or what has interrupted the import. */
  readonly problem: Problem | null;
  /** What became of each row that was sent, by the id of its draft. */
  readonly answers: Readonly<Record<string, RowAnswer>>;
}

export type CsvImportEvent =
  | { readonly type: "file.chosen"; readonly file: unknown }
  | { readonly type: "file.removed" }
  | { readonly type: "import.started" }
  | { readonly type: "import.stopped" }
  | { readonly type: "import.resumed" };

export const NOTHING_READ: CsvImportContext = {
  chosen: null,
  file: null,
  problem: null,
  answers: {},
};

/** The rows without a problem: those that are imported. */
export const soundRows = ({ file }: Pick<CsvImportContext, "file">): readonly FileRow[] =>
  (file?.rows ?? []).filter(({ problems }) => problems.length === 0);

/** The row that is sent next; undefined if every one has its answer. */
export const nextRow = (context: CsvImportContext): FileRow | undefined =>
  soundRows(context).find(({ draft }) => !Object.hasOwn(context.answers, draft.id));

/** The draft that is sent next. Throws if there is none: the import runs only while there is one. */
export function requireNextRow(context: CsvImportContext): FileRow {
  const row = nextRow(context);
  if (row === undefined) throw new Error("An import runs only while there is a row to send");
  return row;
}

/** Stores the answer to the row that was sent. */
export const answerRow = (
  context: CsvImportContext,
  answer: RowAnswer,
): Pick<CsvImportContext, "answers"> => ({
  answers: { ...context.answers, [requireNextRow(context).draft.id]: answer },
});

const columnLabel = (column: ImportColumnId): string =>
  IMPORT_COLUMNS.find(({ id }) => id === column)?.label ?? column;

/** How many products were made, and the rows that were not with the reasons. */
export function importResult({ file, answers }: CsvImportContext) {
  const rows = file?.rows ?? [];
  const isMade = ({ draft }: FileRow) => answers[draft.id]?.tag === "made";
  const rowReasons = ({ draft, problems }: FileRow): readonly string[] => {
    const answer = answers[draft.id];
    return answer?.tag === "refused"
      ? answer.reasons
      : problems.map(({ column, message }) => `${columnLabel(column)}: ${message}`);
  };
  return {
    made: rows.filter(isMade).length,
    rest: rows.filter((row) => !isMade(row)).map((row) => ({ row, reasons: rowReasons(row) })),
  };
}
