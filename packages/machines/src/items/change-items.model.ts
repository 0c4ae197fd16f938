import {
  MOST_CHANGES,
  type ChangeCell,
  type ChangeValue,
  type ChangeValues,
  type ItemChange,
} from "@marquee/domain/items/item-changes";
import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import { formatAmount } from "@marquee/domain/money/format-money";
import { formMessages } from "@marquee/domain/validation/messages";
import type { Problem } from "../patterns/problem.ts";

/** An item with what of it changes, from the version that is shown. */
export interface ChangeRow {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly version: number;
  /** Shoppers see it now, and so what is changed of it at once. */
  readonly isLive: boolean;
  readonly cells: readonly ChangeCell[];
}

/** What is sent at once: so many items at most (CHANGE-M2). */
export interface PartRequest {
  readonly changes: readonly ItemChange[];
}

/** The output of the `applyPart` actor: what became of each. It rejects if a later attempt may succeed. */
export type PartResponse = readonly ChangeOutcome[];

type Outcomes = Readonly<Record<string, ChangeOutcome>>;

export interface ChangeItemsInput {
  readonly rows: readonly ChangeRow[];
}

export interface ChangeItemsContext {
  readonly rows: readonly ChangeRow[];
  /** Cells that are left as they are, by `cellKey`. */
  readonly leftOut: readonly string[];
  /** Whether what has not been sent yet stays as it is. */
  readonly isCancelled: boolean;
  /** What became of each item that was sent, by its id. */
  readonly outcomes: Outcomes;
  /** What became of each that was taken back. */
  readonly undone: Outcomes;
  readonly problem: Problem | null;
}

export type ChangeItemsEvent =
  | { readonly type: "cell.changed"; readonly id: string; readonly cell: ChangeCell }
  | { readonly type: "cell.leftOut"; readonly id: string; readonly field: string }
  | { readonly type: "cell.included"; readonly id: string; readonly field: string }
  | { readonly type: "item.overwritten"; readonly id: string }
  | { readonly type: "item.leftAsItIs"; readonly id: string }
  | { readonly type: "apply.started" }
  | { readonly type: "apply.cancelled" }
  | { readonly type: "apply.resumed" }
  | { readonly type: "undo.started" }
  | { readonly type: "undo.stopped" }
  | { readonly type: "review.closed" };

/** Returns the key of one field of one item, by which cells are left out or typed into. */
export const cellKey = (id: string, field: string): string => `${id} ${field}`;

/** Whether a cell changes its item: it is a value, it is not refused, it differs, and it is not left out. */
const isApplied =
  ({ leftOut }: Pick<ChangeItemsContext, "leftOut">, { id }: ChangeRow) =>
  ({ field, after, before, problem }: ChangeCell): boolean =>
    after !== null && problem === null && after !== before && !leftOut.includes(cellKey(id, field));

type Reviewed = Pick<ChangeItemsContext, "rows" | "leftOut">;

/** The rows that change something, with the cells that do. */
export const rowsToChange = (context: Reviewed): readonly ChangeRow[] =>
  context.rows.flatMap((row) => {
    const cells = row.cells.filter(isApplied(context, row));
    return cells.length === 0 ? [] : [{ ...row, cells }];
  });

/** Cells with the row that they are of, as a table shows them one below the other. */
export interface ReviewedCell {
  readonly row: ChangeRow;
  readonly cell: ChangeCell;
}

const cellsOf = (rows: readonly ChangeRow[]): readonly ReviewedCell[] =>
  rows.flatMap((row) => row.cells.map((cell) => ({ row, cell })));

/** Every cell that is refused, and every other one that says something new, also if it is left out. */
export function reviewedCells({ rows }: Pick<ChangeItemsContext, "rows">) {
  const all = cellsOf(rows);
  return {
    refused: all.filter(({ cell }) => cell.problem !== null),
    changed: all.filter(({ cell }) => cell.problem === null && cell.after !== cell.before),
  };
}

/** How many cells of how many items are changed, and how many of those items are live. */
export function changeCounts(context: Reviewed) {
  const rows = rowsToChange(context);
  return {
    cells: cellsOf(rows).length,
    items: rows.length,
    live: rows.filter(({ isLive }) => isLive).length,
  };
}

const valuesOf = (
  cells: readonly ChangeCell[],
  valueOf: (cell: ChangeCell) => ChangeValue | null,
): ChangeValues =>
  Object.fromEntries(
    cells.flatMap((cell) => {
      const value = valueOf(cell);
      return value === null ? [] : [[cell.field, value] as const];
    }),
  );

/** What is still to be sent, a part of it at a time. */
export const remainingChanges = (context: ChangeItemsContext): readonly ItemChange[] =>
  rowsToChange(context)
    .filter(({ id }) => !Object.hasOwn(context.outcomes, id))
    .map(({ id, version, cells }) => ({
      id,
      version,
      values: valuesOf(cells, ({ after }) => after),
    }));

/** What is still to be taken back: the old values of what was changed, from the version that the change has made (CHANGE-M5). */
export const remainingUndo = (context: ChangeItemsContext): readonly ItemChange[] =>
  rowsToChange(context).flatMap(({ id, cells }) => {
    const outcome = context.outcomes[id];
    return outcome?.tag !== "changed" || Object.hasOwn(context.undone, id)
      ? []
      : [{ id, version: outcome.version, values: valuesOf(cells, ({ before }) => before) }];
  });

/** The first part of the changes, as many as one call takes. */
export const nextPart = (changes: readonly ItemChange[]): PartRequest => ({
  changes: changes.slice(0, MOST_CHANGES),
});

/** What became of each item of the part that was sent; one without an answer was not done. */
function outcomesOf({ changes }: PartRequest, response: PartResponse): Outcomes {
  const known = new Map(response.map((outcome) => [outcome.id, outcome]));
  return Object.fromEntries(
    changes.map(({ id }): readonly [string, ChangeOutcome] => [
      id,
      known.get(id) ?? { tag: "refused", id, reasons: [formMessages.broken] },
    ]),
  );
}

/** The context once the part that is applied has its answer. */
export const afterPart = (context: ChangeItemsContext, response: PartResponse) => ({
  ...context,
  outcomes: { ...context.outcomes, ...outcomesOf(nextPart(remainingChanges(context)), response) },
});

/** The context once the part that is taken back has its answer. */
export const afterUndoPart = (context: ChangeItemsContext, response: PartResponse) => ({
  ...context,
  undone: { ...context.undone, ...outcomesOf(nextPart(remainingUndo(context)), response) },
});

/** Replaces a cell of a row by what was typed for it instead. */
export const changeCell = (
  rows: readonly ChangeRow[],
  id: string,
  cell: ChangeCell,
): readonly ChangeRow[] =>
  rows.map((row) =>
    row.id === id
      ? { ...row, cells: row.cells.map((old) => (old.field === cell.field ? cell : old)) }
      : row,
  );

/** Whether an item was left as another user has made it meanwhile, and nothing is chosen of it yet. */
export const isChangedMeanwhile = (context: ChangeItemsContext, id: string): boolean =>
  context.outcomes[id]?.tag === "changedMeanwhile" &&
  rowsToChange(context).some((row) => row.id === id);

/** A cell whose old value is what another user has made of it; what an Undo writes again. */
function withCurrent(cell: ChangeCell, value: ChangeValue | undefined): ChangeCell {
  if (value === undefined) return cell;
  const isKnown = cell.isTyped || value === cell.before;
  const text = typeof value === "number" ? formatAmount(value) : value;
  return { ...cell, before: value, beforeText: isKnown ? text : cell.beforeText };
}

/**
 * The context in which an item is sent once more, from the version that another user has made (CHANGE-M8). A cancel that came
 * too late for the last part says nothing of it.
 */
export function overwriteItem(context: ChangeItemsContext, id: string): ChangeItemsContext {
  const { [id]: outcome, ...outcomes } = context.outcomes;
  if (outcome?.tag !== "changedMeanwhile") return context;
  const current = new Map(outcome.current.map(({ field, value }) => [field, value]));
  const rows = context.rows.map((row) =>
    row.id === id
      ? {
          ...row,
          version: outcome.version,
          cells: row.cells.map((cell) => withCurrent(cell, current.get(cell.field))),
        }
      : row,
  );
  return { ...context, rows, outcomes, isCancelled: false };
}

/** The keys of all cells of an item. */
export const cellKeysOf = ({ rows }: ChangeItemsContext, id: string): readonly string[] =>
  rows.flatMap((row) => (row.id === id ? row.cells.map(({ field }) => cellKey(id, field)) : []));

/** An item that was not changed, or not taken back, with the reason. */
export interface NotDone {
  readonly row: ChangeRow;
  readonly outcome: Exclude<ChangeOutcome, { readonly tag: "changed" }>;
}

/** How many items were done of those that were asked for, and the others by name. */
function result(rows: readonly ChangeRow[], outcomes: Outcomes) {
  const notDone = rows.flatMap((row): readonly NotDone[] => {
    const outcome = outcomes[row.id];
    return outcome === undefined || outcome.tag === "changed" ? [] : [{ row, outcome }];
  });
  const done = rows.filter(({ id }) => outcomes[id]?.tag === "changed").length;
  return { all: rows.length, done, notDone };
}

/** Counts the items to change and those done, and lists the others with reasons (CHANGE-M6). */
export const changeResult = (context: ChangeItemsContext) =>
  result(rowsToChange(context), context.outcomes);

/** Counts the changed items and those undone, and lists the others with reasons (CHANGE-M5). */
export const undoResult = (context: ChangeItemsContext) =>
  result(
    rowsToChange(context).filter(({ id }) => context.outcomes[id]?.tag === "changed"),
    context.undone,
  );
