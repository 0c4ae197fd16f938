import { versionOf } from "@marquee/domain/ingest/ingest-rules";
import type { IngestReceipt, OutdatedRow } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import type { Tx } from "../database/typed.ts";
import { requestHash } from "../http/request-hash.ts";
import type { IngestContext } from "./ingest-context.ts";
import { forgetDelivered, noteDelivered, storedHashes, type IngestKind } from "./queries.ts";

/** A row with its place in the delivery, which is where its issues point. */
export interface Placed<Row> {
  readonly at: number;
  readonly row: Row;
}

interface Hashed<Row> extends Placed<Row> {
  readonly key: string;
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

/** What is wrong with a row whose id stands for something else, in this delivery or in an earlier one (INGEST-I2). */
const OTHER_BODY: Issue = { rule: "INGEST-I2", field: "id", message: ingestMessages.otherBody };

/** What a row that has versions is delivered once under: each of its versions; the first one as before there were versions (INGEST-O2, INGEST-L2). */
export function deliveredKey(row: { readonly id: string; readonly version?: number }): string {
  const version = versionOf(row);
  return version === 1 ? row.id : `${row.id}.${version}`;
}

/** The rows of which a newer version counts than they are (INGEST-O4, INGEST-L2). */
export const outdatedRows = (
  taken: readonly Placed<{ readonly id: string; readonly version?: number }>[],
  current: ReadonlyMap<string, { readonly version: number }>,
): readonly OutdatedRow[] =>
  taken.flatMap(({ at, row }) => {
    const countedVersion = current.get(row.id)?.version ?? 0;
    return countedVersion > versionOf(row) ? [{ row: at, id: row.id, countedVersion }] : [];
  });

const positionOf = ({ field }: Issue): number => Number(field.split(".", 1)[0]);

/** The rows that no issue points at. */
export function withoutWrong<Row extends { readonly at: number }>(
  rows: readonly Row[],
  issues: readonly Issue[],
): readonly Row[] {
  const wrong = new Set(issues.map(positionOf));
  return rows.filter(({ at }) => !wrong.has(at));
}

/** What is wrong with each of these rows that is not right, by its key; positions are left out of the fields. */
function issuesByKey(
  rows: readonly { readonly at: number; readonly key: string }[],
  issues: readonly Issue[],
): ReadonlyMap<string, readonly Issue[]> {
  const byPosition = Map.groupBy(issues, positionOf);
  return new Map(
    rows.flatMap(({ at, key }) => {
      const own = byPosition.get(at)?.map((issue) => ({
        ...issue,
        field: issue.field.slice(String(at).length + 1),
      }));
      return own === undefined ? [] : [[key, own] as const];
    }),
  );
}

/** What a kind of delivery has of its own. */
export interface Kind<Row> {
  /** What a row is delivered once under, if that is more than its id: its version is another delivery (INGEST-O2). */
  readonly keyOf?: (row: Row) => string;
  /** The ids of rows that lack parts which were refused: the next delivery under such an id replaces it (INGEST-I8). */
  readonly incomplete?: ReadonlySet<string>;
  /** The rows among these that change nothing, as a newer version counts. */
  readonly findOutdated?: (
    tx: Tx,
    taken: readonly Placed<Row>[],
  ) => Promise<readonly OutdatedRow[]>;
}

/**
 * Takes in the rows of a delivery that are right, and names the others (INGEST-I1 to INGEST-I3). `insert` gets the rows that
 * are new, stores those that are right, and returns what is wrong with the others; rows that were delivered before are
 * counted and left alone.
 */
export function ingestRows<Row extends { readonly id: string }>(
  context: IngestContext,
  kind: IngestKind,
  rows: readonly Row[],
  insert: (tx: Tx, fresh: readonly Placed<Row>[]) => Promise<readonly Issue[]>,
  { keyOf = ({ id }) => id, incomplete, findOutdated }: Kind<Row> = {},
): Promise<IngestReceipt> {
  const { source, now } = context;
  const hashed = rows.map((row, at) => ({ at, row, key: keyOf(row), hash: requestHash(row) }));
  const firsts = new Map(hashed.toReversed().map((one) => [one.key, one]));
  // If one key has two different bodies, neither is known to be right.
  const hashesOf = Map.groupBy(hashed, ({ key }) => key);
  const isPlain = ([key, { hash }]: readonly [string, Hashed<Row>]): boolean =>
    hashesOf.get(key)?.every((other) => other.hash === hash) ?? false;
  return context.transaction(async (tx) => {
    const receivedOn = now.toISOString();
    const notes = [...firsts]
      .filter(isPlain)
      .map(([id, { hash }]) => ({ kind, id, hash, source, receivedOn }));
    const unknown = await noteDelivered(tx, notes);
    const known = await storedHashes(tx, kind, [...firsts.keys()]);
    const fresh = hashed.filter((one) => unknown.has(one.key) && firsts.get(one.key) === one);
    const wrong = issuesByKey(fresh, await insert(tx, fresh));
    // What was refused may be delivered again, corrected, under the same id.
    await forgetDelivered(tx, kind, [
      ...wrong.keys(),
      ...fresh.filter(({ row }) => incomplete?.has(row.id)).map(({ key }) => key),
    ]);
    const issuesOf = ({ key, hash }: Hashed<Row>): readonly Issue[] | undefined =>
      known.get(key) === hash ? wrong.get(key) : [OTHER_BODY];
    const refused = hashed.flatMap((one) => {
      const issues = issuesOf(one);
      return issues === undefined ? [] : [{ row: one.at, id: one.row.id, issues }];
    });
    const taken = hashed.filter((one) => issuesOf(one) === undefined);
    const outdated = (await findOutdated?.(tx, taken)) ?? [];
    const accepted = fresh.length - wrong.size;
    return {
      accepted,
      repeated: rows.length - refused.length - accepted,
      refused,
      ...(outdated.length === 0 ? {} : { outdated }),
    };
  });
}
