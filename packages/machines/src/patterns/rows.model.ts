import type { Issue } from "@marquee/domain/validation/rule";
import {
  applyFieldsEvent,
  failFields,
  isDirty,
  openFields,
  type Fields,
  type FieldsContext,
  type FieldsEvent,
} from "../forms/fields.ts";

/** What is set up row by row: each row is typed, checked and added, and the list is saved as one. */
export interface RowsInput<Row extends object> {
  /** The rows that are there already. */
  readonly rows: readonly Row[];
  readonly newRow: () => Row;
  /** The broken rules of a row that is to join these. */
  readonly validateRow: (row: Row, rows: readonly Row[]) => readonly Issue[];
  /** The broken rules of the whole list. */
  readonly validateRows: (rows: readonly Row[]) => readonly Issue[];
  /** With a limit, a further row takes the place of the last one. */
  readonly most?: number | undefined;
}

/** `fields` hold the row that is being typed. */
export interface RowsContext<Row extends object>
  extends FieldsContext<Row>, Omit<RowsInput<Row>, "most"> {
  readonly most: number;
}

export type RowsEvent =
  | FieldsEvent
  | { readonly type: "row.added" }
  | { readonly type: "row.cleared" }
  | { readonly type: "row.changed"; readonly index: number; readonly values: object }
  | { readonly type: "row.removed"; readonly index: number }
  | { readonly type: "rows.saved" }
  | { readonly type: "rows.cancelled" };

type Change<Row extends object> = Partial<RowsContext<Row>>;

/** A new row, checked against those that are there. */
const openRow = <Row extends object>(
  { newRow, validateRow }: Pick<RowsInput<Row>, "newRow" | "validateRow">,
  rows: readonly Row[],
): Fields<Row> => openFields(newRow(), (row) => validateRow(row, rows));

/** Opens the list with its rows and a new one to type. Without `most` it has no limit. */
export const createRowsContext = <Row extends object>(input: RowsInput<Row>): RowsContext<Row> => ({
  ...input,
  most: input.most ?? Number.POSITIVE_INFINITY,
  fields: openRow(input, input.rows),
});

/** What is typed is dropped, and a new row can be. */
export const clearRow = <Row extends object>(context: RowsContext<Row>): Change<Row> => ({
  fields: openRow(context, context.rows),
});

/** Applies an event of the fields to the typed row, and checks it against the rows of the list. */
export const typeRow = <Row extends object>(
  { fields, rows, validateRow }: RowsContext<Row>,
  event: FieldsEvent,
): Change<Row> => ({
  fields: applyFieldsEvent(fields, event, (row) => validateRow(row, rows)),
});

/** The list with the typed row, which takes the place of the last one if there are as many as there may be (ROWS-M5). */
const joinRow = <Row extends object>({ fields, rows, most }: RowsContext<Row>): readonly Row[] => [
  ...rows.slice(0, most - 1),
  fields.values,
];

/** The typed row joins the list, and another one can be typed. */
export function addRow<Row extends object>(context: RowsContext<Row>): Change<Row> {
  const rows = joinRow(context);
  return { rows, fields: openRow(context, rows) };
}

/** Another list of rows. What is being typed is checked against it. */
function changeRows<Row extends object>(
  { fields, validateRow }: RowsContext<Row>,
  rows: readonly Row[],
): Change<Row> {
  return {
    rows,
    fields: { ...fields, formError: null, issues: validateRow(fields.values, rows) },
  };
}

/**
 * Replaces values of a row of the list, by its index from 0 (ROWS-M4), and checks the typed row
 * anew. The changed row itself is checked only with the whole list.
 */
export const changeRow = <Row extends object>(
  context: RowsContext<Row>,
  { index, values }: { readonly index: number; readonly values: object },
): Change<Row> =>
  changeRows(
    context,
    context.rows.map((row, at) => (at === index ? { ...row, ...values } : row)),
  );

/** Removes a row of the list, by its index from 0 (ROWS-M4), and checks the typed row anew. */
export const removeRow = <Row extends object>(
  context: RowsContext<Row>,
  index: number,
): Change<Row> =>
  changeRows(
    context,
    context.rows.filter((_, at) => at !== index),
  );

/** Whether something is typed that has not been added. */
export const isRowTyped = <Row extends object>({ fields }: RowsContext<Row>): boolean =>
  isDirty(fields);

/** The broken rules of the list as it would be saved: with what is typed and has not been added (ROWS-M3). */
export const listIssues = <Row extends object>(context: RowsContext<Row>): readonly Issue[] =>
  context.validateRows(isRowTyped(context) ? joinRow(context) : context.rows);

/** Shows above the list which of its rules is broken. */
export const failRows = <Row extends object>(context: RowsContext<Row>): Change<Row> => ({
  fields: failFields(context.fields, {
    message: listIssues(context)[0]?.message ?? "",
    reference: null,
  }),
});
