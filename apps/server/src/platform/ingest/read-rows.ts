import { bodyLengths } from "@marquee/api/http/body-lengths";
import type { Call } from "@marquee/api/http/call";
import type { IngestReceipt, RefusedRow } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { compileDecoder } from "../http/decode.ts";
import { invalid, Refusal } from "../refusal/refusal.ts";

/** A row that was taken and counts. What has no versions has the first. */
export interface IngestedRow {
  readonly id: string;
  readonly version: number;
}

/** The rows of a delivery that its schema reads, each with its position in the delivery, and the others. */
interface ReadRows {
  readonly rows: readonly { readonly id: string; readonly version?: number }[];
  readonly positions: readonly number[];
  readonly refused: readonly RefusedRow[];
  /** The positions of the parts of a row that were left out, by its id (INGEST-I8). */
  readonly leftOut: ReadonlyMap<string, readonly number[]>;
}

type Row = ReadRows["rows"][number];
type DecodeRow = (row: unknown) => Row | readonly Issue[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A row with more parts is refused whole. */
const MOST_PARTS = 1000;

/** Reads a row without those of its parts that cannot be read; null if nothing is left of it (INGEST-I8). */
function readParts(given: unknown, part: string, decode: DecodeRow) {
  const parts: unknown = isRecord(given) ? given[part] : undefined;
  if (!isRecord(given) || !Array.isArray(parts) || parts.length > MOST_PARTS) return null;
  if (isIssues(decode({ ...given, [part]: [] }))) return null;
  const right: unknown[] = [];
  const leftOut: number[] = [];
  const issues: Issue[] = [];
  for (const [at, one] of parts.entries()) {
    const read = decode({ ...given, [part]: [one] });
    if (!isIssues(read)) right.push(one);
    else {
      leftOut.push(at);
      const own = read.map((issue) => ({
        ...issue,
        field: issue.field.replace(`${part}.0`, `${part}.${at}`),
      }));
      issues.push(...own);
    }
  }
  const row = decode({ ...given, [part]: right });
  return isIssues(row) || right.length === 0 ? null : { row, issues, leftOut };
}

const isIssues = (read: Row | readonly Issue[]): read is readonly Issue[] => Array.isArray(read);

/** A refused row names no more of its fields: it is about one thing. */
const MOST_FIELDS = 20;
const ID = /^[0-9a-f]{32}$/u;

function idOf(row: unknown): string {
  const id = typeof row === "object" && row !== null && "id" in row ? row.id : undefined;
  return typeof id === "string" && ID.test(id) ? id : "";
}

/** What a row that may be wrong in every way says of itself: the branch that it names and its version. */
export function describeRow(body: unknown, at: number): { branch: string; version: number } {
  const row: unknown = Array.isArray(body) ? body[at] : undefined;
  const { storeId, version } = (typeof row === "object" && row !== null ? row : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    branch: typeof storeId === "string" && storeId.length <= 64 ? storeId : "",
    version:
      typeof version === "number" &&
      Number.isInteger(version) &&
      version >= 1 &&
      version <= 1_000_000
        ? version
        : 1,
  };
}

/** Reads a delivery row by row, so that one wrong row refuses no other (INGEST-I3), nor one of the parts that it names the others; what is no list of rows is refused whole. */
export function rowReader(call: Call, part?: string): (body: unknown) => ReadRows | Refusal {
  const decode = compileDecoder(call);
  const most = call.body ? (bodyLengths(call.body).list ?? 0) : 0;
  const decodeRows = (rows: unknown) => decode({ params: {}, query: {}, body: rows });
  const decodeRow: DecodeRow = (row) => {
    const read = decodeRows([row]);
    if (!(read instanceof Refusal)) return (read.body as readonly [Row])[0];
    return (read.failure.issues ?? []).map((issue) => ({
      ...issue,
      field: issue.field.replace(/^0\.?/u, ""),
    }));
  };
  return (body) => {
    const all = decodeRows(body);
    if (!(all instanceof Refusal)) {
      const rows = all.body as ReadRows["rows"];
      return { rows, positions: rows.map((_, at) => at), refused: [], leftOut: new Map() };
    }
    if (!Array.isArray(body) || body.length > most) return all;
    const rows: Row[] = [];
    const positions: number[] = [];
    const refused: RefusedRow[] = [];
    const leftOut = new Map<string, readonly number[]>();
    const take = (row: Row, at: number) => {
      rows.push(row);
      positions.push(at);
    };
    for (const [at, given] of body.entries()) {
      const one = decodeRow(given);
      const parts = isIssues(one) && part !== undefined ? readParts(given, part, decodeRow) : null;
      const issues = parts?.issues ?? one;
      if (parts !== null) {
        take(parts.row, at);
        leftOut.set(parts.row.id, parts.leftOut);
      } else if (!isIssues(one)) take(one, at);
      if (isIssues(issues))
        refused.push({ row: at, id: idOf(given), issues: issues.slice(0, MOST_FIELDS) });
    }
    return { rows, positions, refused, leftOut };
  };
}

/** One entry for each row: what could not be read of it, and what was wrong with the rest. */
const joinByRow = (refused: readonly RefusedRow[]): readonly RefusedRow[] =>
  [...Map.groupBy(refused, ({ row }) => row).values()]
    .flatMap(([first, ...more]) =>
      first === undefined
        ? []
        : [{ ...first, issues: [first, ...more].flatMap(({ issues }) => issues) }],
    )
    .toSorted((a, b) => a.row - b.row);

/** What became of the whole delivery: positions are those of the delivery, and what was taken and counts is named. */
export function mergeReceipt(
  { rows, positions, refused }: ReadRows,
  receipt: IngestReceipt,
): { readonly whole: IngestReceipt; readonly taken: readonly IngestedRow[] } {
  const inDelivery = <Each extends { readonly row: number }>(each: Each): Each => ({
    ...each,
    row: positions[each.row] ?? each.row,
  });
  const wrong = receipt.refused.map(inDelivery);
  const outdated = receipt.outdated?.map(inDelivery);
  const left = new Set([...wrong, ...(outdated ?? [])].map(({ row }) => row));
  return {
    whole: {
      ...receipt,
      refused: joinByRow([...refused, ...wrong]),
      ...(outdated === undefined ? {} : { outdated }),
    },
    taken: rows
      .filter((_, at) => !left.has(positions[at] ?? at))
      .map(({ id, version = 1 }) => ({ id, version })),
  };
}

/** The refusal of a delivery of which no row was taken: every wrong field, named by its row (INGEST-I2, INGEST-I3). */
export function refuseAll({ refused }: IngestReceipt): Refusal {
  const issues = refused.flatMap(({ row, issues: own }) =>
    own.map((issue) => ({
      ...issue,
      field: issue.field === "" ? String(row) : `${row}.${issue.field}`,
    })),
  );
  return issues.every(({ rule }) => rule === "INGEST-I2")
    ? new Refusal("Conflict", ingestMessages.otherBody, { issues })
    : invalid(issues);
}
