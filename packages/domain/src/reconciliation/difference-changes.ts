import type { DifferenceChange } from "./difference.schema.ts";

type Row = Readonly<Record<string, unknown>> | null;

/** A row of the audit trail of a difference. */
export interface AuditedDifference {
  readonly at: string;
  readonly actor: string;
  readonly before: Row;
  readonly after: Row;
}

const isClosed = (row: Row): boolean => (row?.["closed_on"] ?? null) !== null;

const noteOf = (row: Row): string | null => {
  const note = row?.["note"];
  return typeof note === "string" ? note : null;
};

const CLOSINGS = { creditNote: "credited", fee: "booked" } as const;

/** How a difference was closed: settled with what its provider has, or with a note alone. */
function closingOf(row: Row): "booked" | "closed" | "credited" {
  const settledAs = row?.["settled_as"];
  return settledAs === "creditNote" || settledAs === "fee" ? CLOSINGS[settledAs] : "closed";
}

/** The history of a difference: found, changed, closed with which note, and opened again (RECONCILE-Q6). */
export const differenceChanges = (
  rows: readonly AuditedDifference[],
): readonly DifferenceChange[] =>
  rows.map(({ at, actor, before, after }) => {
    const isClosing = before !== null && isClosed(after) && !isClosed(before);
    const isOpening = isClosed(before) && !isClosed(after);
    const what =
      before === null ? "found" : isClosing ? closingOf(after) : isOpening ? "opened" : "changed";
    return { at, actor, what, note: isClosing ? noteOf(after) : null };
  });
