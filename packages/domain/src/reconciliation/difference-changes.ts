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

/** The history of a difference: found, changed, closed with which note, and opened again (RECONCILE-Q6). */
export const differenceChanges = (
  rows: readonly AuditedDifference[],
): readonly DifferenceChange[] =>
  rows.map(({ at, actor, before, after }) => {
    const what =
      before === null
        ? "found"
        : isClosed(after) && !isClosed(before)
          ? "closed"
          : isClosed(before) && !isClosed(after)
            ? "opened"
            : "changed";
    return { at, actor, what, note: what === "closed" ? noteOf(after) : null };
  });
