import type { Contract } from "@marquee/api/contract/contract";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import { notifyStaff } from "../notifications/notify-users.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import type { DeliveredRows } from "../platform/ingest/ingest-endpoint.ts";
import type { IngestKind } from "../platform/ingest/queries.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { refusedRow, store } from "../schema/schema.ts";

/** The branch that a row names, which need not be there. */
const SHOP = sql<string>`coalesce(${store.storeName}, ${refusedRow.branch})`;
const itsBranch = eq(store.id, refusedRow.branch);

const FIELDS = {
  id: refusedRow.id,
  kind: refusedRow.kind,
  shop: SHOP,
  rowId: refusedRow.rowId,
  source: refusedRow.source,
  issues: refusedRow.issues,
  receivedOn: refusedRow.receivedOn,
  takenOn: refusedRow.takenOn,
} as const;

/** The refused rows of deliveries, the newest first unless asked otherwise (INGEST-I7). */
export const listRefusedRows = defineList<Contract["reports"]["refusedRows"]>({
  from: refusedRow,
  id: refusedRow.id,
  select: (tx) => tx.select(FIELDS).from(refusedRow).leftJoin(store, itsBranch),
  tenantFilter: "none",
  filters: {
    closed: (closed) =>
      closed === "Y" ? isNotNull(refusedRow.takenOn) : isNull(refusedRow.takenOn),
  },
  sorts: {
    kind: refusedRow.kind,
    shop: SHOP,
    source: refusedRow.source,
    receivedOn: refusedRow.receivedOn,
  },
  sortedBy: "-receivedOn",
  search: [refusedRow.rowId, refusedRow.source, SHOP],
  counted: (tx) => tx.select({ id: refusedRow.id }).from(refusedRow).leftJoin(store, itsBranch),
});

/** Holds what is stored of these rows, in one order: two deliveries about the same rows never deadlock. */
const holdRefusedRows = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: refusedRow.id })
    .from(refusedRow)
    .where(isAmong(refusedRow.id, ids))
    .orderBy(refusedRow.id)
    .for("update");

/** The most rows that are stored of one delivery: a source that sends only invalid rows would fill the table. */
const MOST_STORED = 100;

/**
 * Stores the refused rows of a delivery with their reasons and notifies staff of them, once a day for each kind and source.
 * What is delivered right is marked, unless a newer version of it was refused (INGEST-I7).
 */
export async function recordRefusedRows(
  { source, now, transaction }: IngestContext,
  kind: IngestKind,
  { taken, refused }: DeliveredRows,
): Promise<void> {
  const receivedOn = now.toISOString();
  const rows = refused.slice(0, MOST_STORED).map(({ id: rowId, issues, branch, version }) => ({
    id: `${kind}:${rowId === "" ? requestHash(issues) : rowId}`,
    kind,
    rowId,
    branch,
    version,
    source,
    issues,
    receivedOn,
  }));
  // of several versions of a row the newest is stored
  const byId = new Map(
    rows.toSorted((a, b) => a.version - b.version).map((row) => [row.id, row] as const),
  );
  const newest = [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await transaction(async (tx) => {
    // what is not stored yet cannot be held: two deliveries that add rows wait here, before either holds one
    if (newest.length > 0) await tx.insert(refusedRow).values(newest).onConflictDoNothing();
    await holdRefusedRows(tx, [...taken.map(({ id }) => `${kind}:${id}`), ...byId.keys()]);
    if (taken.length > 0)
      await tx.execute(sql`update ${refusedRow} set taken_on = ${receivedOn}
        from unnest(${sql.param(taken.map(({ id }) => `${kind}:${id}`))}::text[],
          ${sql.param(taken.map(({ version }) => version))}::int[]) as taken (id, version)
        where ${refusedRow.takenOn} is null and ${refusedRow.id} = taken.id and ${refusedRow.version} <= taken.version`);
    if (newest.length === 0) return;
    await tx
      .insert(refusedRow)
      .values(newest)
      .onConflictDoUpdate({
        target: refusedRow.id,
        set: {
          branch: sql`excluded.branch`,
          version: sql`excluded.version`,
          takenOn: null,
          source: sql`excluded.source`,
          issues: sql`excluded.issues`,
          receivedOn: sql`excluded.received_on`,
        },
        // an older version that arrives later is ignored while a newer one is open
        setWhere: sql`${refusedRow.takenOn} is not null or excluded.version >= ${refusedRow.version}`,
      });
    const key = `rows-refused:${kind}:${source}:${centralDayOf(now)}`;
    const event = { key, kind: "rowsRefused", name: kind, subject: source, amount: null } as const;
    await notifyStaff(tx, event, now);
  });
}
