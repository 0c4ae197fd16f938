import { bodyLengths } from "@marquee/api/http/body-lengths";
import type { Call } from "@marquee/api/http/call";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { IngestReceipt, RefusedRow } from "@marquee/domain/ingest/ingest.schema";
import { compileDecoder } from "../http/decode.ts";
import { invalid, Refusal } from "../refusal/refusal.ts";

/** A row that was taken and counts. What has no versions has the first. */
export interface TakenRow {
  readonly id: string;
  readonly version: number;
}

/** The rows of a delivery that its schema reads, each with its position in the delivery, and the others. */
interface ReadRows {
  readonly rows: readonly { readonly id: string; readonly version?: number }[];
  readonly positions: readonly number[];
  readonly refused: readonly RefusedRow[];
}

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

/** Reads a delivery row by row, so that one wrong row refuses no other (INGEST-I3); what is no list of rows is refused whole. */
export function rowReader(call: Call): (body: unknown) => ReadRows | Refusal {
  const decode = compileDecoder(call);
  const most = call.body ? (bodyLengths(call.body).list ?? 0) : 0;
  const decodeRows = (rows: unknown) => decode({ params: {}, query: {}, body: rows });
  return (body) => {
    const all = decodeRows(body);
    if (!(all instanceof Refusal)) {
      const rows = all.body as ReadRows["rows"];
      return { rows, positions: rows.map((_, at) => at), refused: [] };
    }
    if (!Array.isArray(body) || body.length > most) return all;
    const rows: { readonly id: string }[] = [];
    const positions: number[] = [];
    const refused: RefusedRow[] = [];
    for (const [row, given] of body.entries()) {
      const one = decodeRows([given]);
      if (one instanceof Refusal) {
        const issues = (one.failure.issues ?? []).slice(0, MOST_FIELDS);
        const own = issues.map((issue) => ({ ...issue, field: issue.field.replace(/^0\.?/u, "") }));
        refused.push({ row, id: idOf(given), issues: own });
      } else {
        rows.push(...(one.body as ReadRows["rows"]));
        positions.push(row);
      }
    }
    return { rows, positions, refused };
  };
}

/** What became of the whole delivery: positions are those of the delivery, and what was taken and counts is named. */
export function mergeReceipt(
  { rows, positions, refused }: ReadRows,
  receipt: IngestReceipt,
): { readonly whole: IngestReceipt; readonly taken: readonly TakenRow[] } {
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
      refused: [...refused, ...wrong].toSorted((a, b) => a.row - b.row),
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
