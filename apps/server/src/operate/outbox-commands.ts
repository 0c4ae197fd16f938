import type pg from "pg";
import { listDead, revive } from "../outbox/queries.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { done, refused, type Done } from "./done.ts";

/** Lists the jobs that were given up, newest first, with the reason of each (OUTBOX-D2). */
export async function outboxCommand(pool: pg.Pool): Promise<Done> {
  const dead = await withScope(pool, SYSTEM, listDead);
  if (dead.length === 0) return done("No job of the outbox was given up.");
  const lines = dead.map(
    ({ key, kind, tries, deadOn, lastError }) =>
      `${deadOn}  ${kind}  ${key}  after ${tries} tries: ${lastError}`,
  );
  return done(lines.join("\n"));
}

/** Gives a job that was given up all its tries again (OUTBOX-D3). */
export async function outboxRetryCommand(pool: pg.Pool, [key]: readonly string[]): Promise<Done> {
  if (!key) return refused("outbox-retry <key>: the key of a job, as `outbox` lists it.");
  const now = new Date().toISOString();
  const revived = await withScope(pool, SYSTEM, (tx) => revive(tx, key, now));
  return revived ? done(`${key} is tried again.`) : refused(`No job ${key} was given up.`);
}
