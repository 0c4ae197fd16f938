import type { HistoryChange, HistoryValue } from "../history/history.schema.ts";
import { changeMessages, undoReasons } from "./change-messages.ts";
import type { ChangeCell, ChangeValue } from "./item-changes.ts";

/** A field that a change of many writes: how that calls it, and what it holds. A chosen one is an id that is not typed. */
interface WrittenField {
  readonly as: string;
  readonly kind: "text" | "amount" | "chosen";
}

/** The fields of a noun that can be undone from its history. */
export interface UndoableFields {
  /** By the names that the history has. */
  readonly written: Readonly<Record<string, WrittenField>>;
  /** The fields that follow from them. */
  readonly follow: readonly string[];
}

const text = (as: string): WrittenField => ({ as, kind: "text" });
const chosenField = (as: string): WrittenField => ({ as, kind: "chosen" });

export const UNDOABLE = {
  products: {
    written: {
      actualPrice: { as: "actualPrice", kind: "amount" },
      heading: text("heading"),
      brand: text("brand"),
      categories: chosenField("categoryId"),
      storeId: chosenField("storeId"),
    },
    follow: ["offerPrice"],
  },
  offers: { written: { heading: text("heading"), subHeading: text("subHeading") }, follow: [] },
} as const satisfies Readonly<Record<string, UndoableFields>>;

/** A field with the value that it had before a change, and the one that the change gave it. */
export interface FieldToUndo {
  readonly field: string;
  readonly before: ChangeValue;
  readonly after: ChangeValue;
}

function valueOf(value: HistoryValue, { kind }: WrittenField): ChangeValue {
  const stored = typeof value === "string" ? value : "";
  return kind === "amount" ? Number(stored) : stored;
}

/** The fields that are written again to undo a change; null if it changed anything else (CHANGE-U1). */
export function fieldsToUndo(
  changes: readonly HistoryChange[],
  { written, follow }: UndoableFields,
): readonly FieldToUndo[] | null {
  const known = changes.filter(({ field }) => !follow.includes(field));
  const fields = known.flatMap(({ field, before, after }) => {
    const own = written[field];
    return own === undefined
      ? []
      : [{ field: own.as, before: valueOf(before, own), after: valueOf(after, own) }];
  });
  return fields.length === known.length && fields.length > 0 ? fields : null;
}

/** Runs and approvals, as the history has them. */
const PAID = new Set(["campaignId", "sponsoredCampaignId", "validFrom", "validTill"]);
const APPROVED = new Set(["active", "isApprove"]);

/** Why a change has no Undo, in words; null if it has one, or changed nothing (CHANGE-U4). */
export function whyNotUndone(
  changes: readonly HistoryChange[],
  fields: UndoableFields,
): string | null {
  if (changes.length === 0 || fieldsToUndo(changes, fields) !== null) return null;
  if (changes.some(({ field }) => PAID.has(field))) return undoReasons.paid;
  return changes.some(({ field }) => APPROVED.has(field)) ? undoReasons.approved : undoReasons.form;
}

/** The cell that takes a field back: refused if it has another value by now than the change gave it (CHANGE-U2). */
export function undoCell(cell: ChangeCell, { after }: FieldToUndo): ChangeCell {
  if (cell.before === after) return cell;
  const problem = cell.isTyped ? changeMessages.changedSince : changeMessages.movedSince;
  return { ...cell, after: null, problem };
}
