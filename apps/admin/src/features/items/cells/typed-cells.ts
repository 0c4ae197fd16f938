import type { ChangeCell } from "@marquee/domain/items/item-changes";
import { cellKey, type ChangeRow } from "@marquee/machines/items/change-items.model";

/** What was typed, by cell. What has been typed nowhere is as it is stored. */
export type TypedCells = Readonly<Record<string, string>>;

/** What was typed, with what it was before each step, and what was taken back. */
export interface TypingSteps {
  readonly typed: TypedCells;
  readonly past: readonly TypedCells[];
  readonly future: readonly TypedCells[];
}

export const NOTHING_TYPED: TypingSteps = { typed: {}, past: [], future: [] };

/** A cell by its place: from 0, the rows from above and the columns from the left. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** One step: what is typed or pasted at once is taken back at once (CHANGE-G3). */
export const typeInto = (steps: TypingSteps, typed: TypedCells): TypingSteps => ({
  typed: { ...steps.typed, ...typed },
  past: [...steps.past, steps.typed],
  future: [],
});

/** Undoes the last step; without one, the steps stay as they are (CHANGE-G3). */
export function undoStep({ typed, past, future }: TypingSteps): TypingSteps {
  const before = past.at(-1);
  return before === undefined
    ? { typed, past, future }
    : { typed: before, past: past.slice(0, -1), future: [typed, ...future] };
}

/** Repeats the step undone last; without one, the steps stay as they are (CHANGE-G3). */
export function repeatStep({ typed, past, future }: TypingSteps): TypingSteps {
  const [next, ...rest] = future;
  return next === undefined
    ? { typed, past, future }
    : { typed: next, past: [...past, typed], future: rest };
}

/** The stored value of a cell, as it is typed. */
export const storedText = ({ before }: ChangeCell): string =>
  typeof before === "number" ? before.toFixed(2) : before;

/** The rows with what was typed, read cell by cell. */
export const typedRows = (
  rows: readonly ChangeRow[],
  typed: TypedCells,
  read: (cell: ChangeCell, text: string) => ChangeCell,
): readonly ChangeRow[] =>
  rows.map((row) => {
    const cells = row.cells.map((cell) => {
      const text = typed[cellKey(row.id, cell.field)];
      return text === undefined || text === storedText(cell) ? cell : read(cell, text);
    });
    return { ...row, cells };
  });

/** What a block of pasted cells puts where, from a place on; what would be beyond the last row or column is left out (CHANGE-G2). */
export const pasteAt = (
  rows: readonly ChangeRow[],
  { row, column }: CellPlace,
  block: readonly (readonly string[])[],
): TypedCells =>
  Object.fromEntries(
    block.flatMap((line, down) =>
      line.flatMap((text, right) => {
        const target = rows[row + down];
        const cell = target?.cells[column + right];
        return target && cell ? [[cellKey(target.id, cell.field), text] as const] : [];
      }),
    ),
  );
