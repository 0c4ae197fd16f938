import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import type { Tx } from "../database/typed.ts";
import { invalid, Refusal } from "../refusal/refusal.ts";
import { requestHash } from "../http/request-hash.ts";
import type { IngestContext } from "./ingest-context.ts";
import { storedHashes, noteDelivered, type IngestKind } from "./queries.ts";

/** A row with its place in the delivery, which is where its issues point. */
export interface Placed<Row> {
  readonly at: number;
  readonly row: Row;
}

interface Hashed<Row> extends Placed<Row> {
  readonly hash: string;
}

/** The issues of a row, named by its position: `createdOn` of row 3 is `3.createdOn`. */
export const issuesAt = (at: number, issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, field: `${at}.${issue.field}` }));

/** One issue of the row at a position of the delivery. */
export const issueAt = (at: number, rule: string, field: string, message: string): Issue => ({
  rule,
  field: `${at}.${field}`,
  message,
});

/** Rows under an id that stands for something else, in this delivery or in an earlier one (INGEST-I2). */
function findConflict(
  rows: readonly Hashed<{ readonly id: string }>[],
  known: ReadonlyMap<string, string>,
) {
  const others = rows.filter(({ row, hash }) => known.get(row.id) !== hash);
  if (others.length === 0) return null;
  const issues = others.map(({ at }) => issueAt(at, "INGEST-I2", "id", ingestMessages.otherBody));
  return new Refusal("Conflict", ingestMessages.otherBody, { issues });
}

/**
 * Takes in a delivery, all of it or nothing (INGEST-I1 to INGEST-I3). `insert` gets the rows that are new, and returns
 * what is wrong with them; rows that were delivered before are counted and left alone.
 */
export function takeIn<Row extends { readonly id: string }>(
  context: IngestContext,
  kind: IngestKind,
  rows: readonly Row[],
  insert: (tx: Tx, fresh: readonly Placed<Row>[]) => Promise<readonly Issue[]>,
): Promise<IngestReceipt | Refusal> {
  const { source, now } = context;
  const hashed = rows.map((row, at) => ({ at, row, hash: requestHash(row) }));
  const firsts = new Map(hashed.toReversed().map((one) => [one.row.id, one]));
  return context.transaction(async (tx) => {
    const receivedOn = now.toISOString();
    const notes = [...firsts].map(([id, { hash }]) => ({ kind, id, hash, source, receivedOn }));
    const unknown = await noteDelivered(tx, notes);
    const known = await storedHashes(tx, kind, [...firsts.keys()]);
    const conflict = findConflict(hashed, known);
    if (conflict) return conflict;
    const fresh = hashed.filter((one) => unknown.has(one.row.id) && firsts.get(one.row.id) === one);
    const issues = await insert(tx, fresh);
    if (issues.length > 0) return invalid(issues);
    return { accepted: fresh.length, repeated: rows.length - fresh.length };
  });
}
