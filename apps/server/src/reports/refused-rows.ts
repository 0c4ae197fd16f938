import type { Contract } from "@marquee/api/contract/contract";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { IngestReceipt } from "@marquee/domain/ingest/ingest.schema";
import { sql } from "drizzle-orm";
import { notifyStaff } from "../notifications/notify-users.ts";
import { isAmong } from "../platform/database/is-among.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { IngestContext } from "../platform/ingest/ingest-context.ts";
import type { IngestKind } from "../platform/ingest/queries.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { refusedRow } from "../schema/schema.ts";

const FIELDS = {
  id: refusedRow.id,
  kind: refusedRow.kind,
  rowId: refusedRow.rowId,
  source: refusedRow.source,
  issues: refusedRow.issues,
  receivedOn: refusedRow.receivedOn,
} as const;

/** The refused rows of deliveries, the newest first unless asked otherwise (INGEST-I7). */
export const listRefusedRows = defineList<Contract["reports"]["refusedRows"]>({
  from: refusedRow,
  id: refusedRow.id,
  select: (tx) => tx.select(FIELDS).from(refusedRow),
  tenantFilter: "none",
  filters: {},
  sorts: { kind: refusedRow.kind, source: refusedRow.source, receivedOn: refusedRow.receivedOn },
  sortedBy: "-receivedOn",
  search: [refusedRow.rowId, refusedRow.source],
});

/** Of one delivery so many are stored: a source that sends nothing right would fill the table. */
const MOST_STORED = 100;

/** What was delivered: the ids that were taken, and the rows that were not. */
export interface Taken {
  readonly takenIds: readonly string[];
  readonly refused: IngestReceipt["refused"];
}

/**
 * Stores the refused rows of a delivery with their reasons and notifies staff of them, once a day for each kind and source.
 * What was delivered right since is refused no more (INGEST-I7).
 */
export async function recordRefusedRows(
  { source, now, transaction }: IngestContext,
  kind: IngestKind,
  { takenIds, refused }: Taken,
): Promise<void> {
  const receivedOn = now.toISOString();
  const rows = refused.slice(0, MOST_STORED).map(({ id: rowId, issues }) => ({
    id: `${kind}:${rowId === "" ? requestHash(issues) : rowId}`,
    kind,
    rowId,
    source,
    issues,
    receivedOn,
  }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  await transaction(async (tx) => {
    if (takenIds.length > 0)
      await tx.delete(refusedRow).where(
        isAmong(
          refusedRow.id,
          takenIds.map((id) => `${kind}:${id}`),
        ),
      );
    if (byId.size === 0) return;
    await tx
      .insert(refusedRow)
      .values([...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      .onConflictDoUpdate({
        target: refusedRow.id,
        set: {
          source: sql`excluded.source`,
          issues: sql`excluded.issues`,
          receivedOn: sql`excluded.received_on`,
        },
      });
    const key = `rows-refused:${kind}:${source}:${centralDayOf(now)}`;
    const event = { key, kind: "rowsRefused", name: kind, subject: source, amount: null } as const;
    await notifyStaff(tx, event, now);
  });
}
