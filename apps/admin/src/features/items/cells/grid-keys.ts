import type { CellPlace } from "./typed-cells.ts";

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const PAGE = 10;

const within = ({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace => ({
  row: Math.min(Math.max(row, 0), rows - 1),
  column: Math.min(Math.max(column, 0), columns - 1),
});

/** The next cell of a row, then of the next one; null behind the last, where Tab leaves the grid. */
function tabFrom({ row, column }: CellPlace, step: 1 | -1, size: GridSize): CellPlace | null {
  const at = row * size.columns + column + step;
  return at < 0 || at >= size.rows * size.columns
    ? null
    : { row: Math.floor(at / size.columns), column: at % size.columns };
}

/** Where a key leads to from a cell; null if it leads nowhere (CHANGE-G1). While a cell is edited the arrows are the field's. */
export function moveFrom(
  from: CellPlace,
  { key, shiftKey, ctrlKey, metaKey }: PressedKey,
  { size, isTyping }: { readonly size: GridSize; readonly isTyping: boolean },
): CellPlace | null {
  const { row, column } = from;
  if (key === "Tab") return tabFrom(from, shiftKey ? -1 : 1, size);
  if (isTyping)
    return key === "Enter" ? within({ row: row + (shiftKey ? -1 : 1), column }, size) : null;
  const isFar = ctrlKey || metaKey;
  const to: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? size.rows : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? size.columns : column + 1 },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? size.rows : row, column: size.columns },
    PageUp: { row: row - PAGE, column },
    PageDown: { row: row + PAGE, column },
  };
  const place = to[key];
  return place === undefined ? null : within(place, size);
}
