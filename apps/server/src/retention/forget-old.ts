import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import type { RetentionYears } from "../platform/config/read-storage.ts";
import type { Tx } from "../platform/database/typed.ts";
import { hourlySweep, sweepBatches, type HourlySweep } from "../platform/events/hourly-sweep.ts";
import type { Log } from "../platform/log/early-log.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { oldRows, type OldRows } from "./old-rows.ts";

/** How many rows one transaction deletes at most, so that no call waits long for it. */
const BATCH = 5000;

async function forgetRows(tx: Tx, { table, old }: OldRows): Promise<number> {
  // Two servers delete different rows.
  const chosen = sql`select ctid from ${table} where ${old} limit ${BATCH} for update skip locked`;
  const { rowCount } = await tx.execute(
    sql`delete from ${table} where ctid = any(array(${chosen}))`,
  );
  return rowCount ?? 0;
}

/** The server's role may not delete lines of the trail; a function of the owner does, and none that is younger than a year. */
async function forgetAudit(tx: Tx, years: number): Promise<number> {
  const { rows } = await tx.execute<{ deleted: number }>(
    sql`select marquee_forget_audit(${years}::int, ${BATCH}::int) as deleted`,
  );
  return rows[0]?.deleted ?? 0;
}

export interface ForgetOldOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly years: RetentionYears;
  readonly onRound?: () => void;
  readonly log: Log;
}

/** Deletes what is stored no longer than its time, hourly (docs/specs/retention.md). A sweep returns how many rows. */
export function forgetOld({
  pool,
  clock,
  years,
  onRound,
  log,
}: ForgetOldOptions): HourlySweep<number> {
  return hourlySweep({
    work: async (isStopped) => {
      let deleted = 0;
      const sweep = async (forget: (tx: Tx) => Promise<number>) => {
        deleted += await sweepBatches(() => withScope(pool, SYSTEM, forget), isStopped);
      };
      for (const rows of oldRows(clock.now(), years)) await sweep((tx) => forgetRows(tx, rows));
      await sweep((tx) => forgetAudit(tx, years.audit));
      return deleted;
    },
    ...(onRound ? { onRound } : {}),
    log,
    failure: "rows whose time is over could not be deleted, and are tried again",
  });
}
