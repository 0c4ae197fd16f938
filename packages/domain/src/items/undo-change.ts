import type { HistoryChange, HistoryValue } from "../history/history.schema.ts";
import { changeMessages } from "./change-messages.ts";
import type { ChangeCell, ChangeValue } from "./item-changes.ts";

/** What of a noun is undone from its history. */
export interface UndoableFields {
  /** The fields that a change of many writes, and what they hold. */
  readonly written: Readonly<Record<string, "text" | "amount">>;
  /** Those that follow from them. */
  readonly follow: readonly string[];
}

export const UNDOABLE = {
  products: {
    written: { actualPrice: "amount", heading: "text", brand: "text" },
    follow: ["offerPrice"],
  },
  offers: { written: { heading: "text", subHeading: "text" }, follow: [] },
} as const satisfies Readonly<Record<string, UndoableFields>>;

/** A field with the value that it had before a change, and the one that the change gave it. */
export interface FieldToUndo {
  readonly field: string;
  readonly before: ChangeValue;
  readonly after: ChangeValue;
}

function valueOf(value: HistoryValue, kind: "text" | "amount"): ChangeValue {
  const text = typeof value === "string" ? value : "";
  return kind === "amount" ? Number(text) : text;
}

/** The fields that are written again to undo a change; null if it changed anything else (CHANGE-U1). */
export function fieldsToUndo(
  changes: readonly HistoryChange[],
  { written, follow }: UndoableFields,
): readonly FieldToUndo[] | null {
  const known = changes.filter(({ field }) => !follow.includes(field));
  const fields = known.flatMap(({ field, before, after }) => {
    const kind = written[field];
    return kind === undefined
      ? []
      : [{ field, before: valueOf(before, kind), after: valueOf(after, kind) }];
  });
  return fields.length === known.length && fields.length > 0 ? fields : null;
}

/** The cell that takes a field back: refused if it has another value by now than the change gave it (CHANGE-U2). */
export const undoCell = (cell: ChangeCell, { after }: FieldToUndo): ChangeCell =>
  cell.before === after ? cell : { ...cell, after: null, problem: changeMessages.changedSince };
