import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { WORK_DAYS } from "@marquee/domain/dates/stored-work";
import type pg from "pg";
import type { Clock } from "../platform/clock/clock.ts";
import { hourlySweep, type HourlySweep } from "../platform/events/hourly-sweep.ts";
import type { Log } from "../platform/log/early-log.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { forgetTraffic } from "./queries.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Forgets sums after thirteen months and batches after a day, every hour (TRAFFIC-K2). */
export const forgetOldTraffic = (given: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
}): HourlySweep<number> =>
  hourlySweep({
    work: () => {
      const now = given.clock.now();
      return withScope(given.pool, SYSTEM, (tx) =>
        forgetTraffic(tx, addDays(centralDayOf(now), -WORK_DAYS), new Date(now.getTime() - DAY)),
      );
    },
    log: given.log,
    failure: "old sums of traffic could not be deleted, and are tried again",
  });
