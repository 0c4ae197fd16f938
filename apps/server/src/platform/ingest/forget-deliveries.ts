import { REMEMBERED_DAYS } from "@marquee/domain/ingest/remembered-days";
import { and, eq, lt, sql } from "drizzle-orm";
import type pg from "pg";
import type { Clock } from "../clock/clock.ts";
import { hourlySweep, sweepBatches, type HourlySweep } from "../events/hourly-sweep.ts";
import type { Log } from "../log/early-log.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { ingested } from "./ingested-table.ts";
import { refusedRow } from "./refused-row-table.ts";

const DAY = 24 * 60 * 60 * 1000;
const BATCH = 5000;

export interface ForgetOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}

/** Deletes the remembered ids of beacons after a bounded time, every hour (INGEST-I6); a sweep returns how many those were. Any number of servers may do so. */
export function forgetDeliveries({ pool, clock, log }: ForgetOptions): HourlySweep<number> {
  const batch = (): Promise<number> =>
    withScope(pool, SYSTEM, async (tx) => {
      const before = new Date(clock.now().getTime() - REMEMBERED_DAYS * DAY).toISOString();
      const due = tx
        .select({ id: ingested.id })
        .from(ingested)
        // the kind is part of the text, since the index is of beacons alone
        .where(and(sql`${ingested.kind} = 'beacons'`, lt(ingested.receivedOn, before)))
        .orderBy(ingested.receivedOn)
        .limit(BATCH)
        .for("update", { skipLocked: true });
      await tx.delete(refusedRow).where(lt(refusedRow.receivedOn, before));
      const { rowCount } = await tx
        .delete(ingested)
        .where(and(eq(ingested.kind, "beacons"), sql`${ingested.id} in (${due})`));
      return rowCount ?? 0;
    });

  return hourlySweep({
    work: (isStopped) => sweepBatches(batch, isStopped),
    log,
    failure: "ids of deliveries could not be deleted, and are tried again",
  });
}
