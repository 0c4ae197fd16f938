import type { Clock } from "../clock.ts";
import { onlyRow, type Queryable } from "../database/queryable.ts";

/** The most the product's time may run ahead of the machine's. */
const FARTHEST = 10 * 366 * 24 * 3600 * 1000;

/** The product's time: the machine's, plus what was put forward. Stored in the database, so that every server agrees. */
export interface ProductClock extends Clock {
  /** Reads again how far the time was put forward, perhaps by another server. */
  refresh(): Promise<void>;
  /** Puts the time forward and returns the new one; null if that would be backward or beyond ten years. */
  advance(milliseconds: number): Promise<Date | null>;
}

/**
 * Opens the clock with what the database stores. `now` queries nothing: what another server puts
 * forward counts here after `refresh` [SBX-C1].
 */
export async function openProductClock(db: Queryable): Promise<ProductClock> {
  let ahead = 0;
  const read = (row: { ahead_ms: string }) => {
    ahead = Number(row.ahead_ms);
  };
  const now = () => new Date(Date.now() + ahead);
  const refresh = async () =>
    read(await onlyRow<{ ahead_ms: string }>(db, "select ahead_ms from sandbox.product_time"));
  await refresh();
  return {
    now,
    refresh,
    async advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds) || milliseconds <= 0) return null;
      const { rows } = await db.query<{ ahead_ms: string }>(
        "update sandbox.product_time set ahead_ms = ahead_ms + $1 where ahead_ms + $1 <= $2 returning ahead_ms",
        [milliseconds, FARTHEST],
      );
      const [row] = rows;
      if (!row) return null;
      read(row);
      return now();
    },
  };
}
