import { lt, sql } from "drizzle-orm";
import type pg from "pg";
import type { Clock } from "../clock/clock.ts";
import { isAmongFound } from "../database/is-among.ts";
import type { Tx } from "../database/typed.ts";
import { Refusal, tooMany } from "../refusal/refusal.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { limitCount } from "./limit-table.ts";
import {
  HOLDERS,
  LIMITS,
  limitMessage,
  type Holder,
  type Limit,
  type LimitName,
} from "./limits.ts";

/** The keys that the limits count a user by. */
export type Holders = Readonly<Partial<Record<Holder, string | null>>>;

/** What was taken of a limit. */
export interface Taken {
  /** Gives it back: it turned out to be none of what is limited. */
  readonly release: () => Promise<void>;
}

export interface LimitCounter {
  /** Takes so much of a limit for all who are held to it, or a refusal with when to retry. A transaction of its own. */
  readonly take: (name: LimitName, holders: Holders, amount?: number) => Promise<Taken | Refusal>;
}

const NOTHING_TAKEN: Taken = { release: () => Promise.resolve() };
/** Counts that are over are removed a few at a time, by the next call that counts. */
const SWEPT_AT_ONCE = 10;

/** The keys of a limit with their most, in one order, so that two counters never wait for each other. */
const counterKeys = (name: LimitName, { most }: Limit, holders: Holders, factor: number) =>
  HOLDERS.flatMap((holder) => {
    const [who, limit] = [holders[holder] ?? null, most[holder]];
    if (who === null || limit === undefined) return [];
    return [{ key: `${name} ${holder} ${who}`, most: Math.max(1, Math.round(limit * factor)) }];
  }).toSorted((a, b) => (a.key < b.key ? -1 : 1));

async function addTo(tx: Tx, keys: readonly string[], used: number, now: Date, seconds: number) {
  const endsAt = new Date(now.getTime() + seconds * 1000).toISOString();
  const isOver = sql`${limitCount.endsAt} <= ${now.toISOString()}`;
  return tx
    .insert(limitCount)
    .values(keys.map((key) => ({ key, used, endsAt })))
    .onConflictDoUpdate({
      target: limitCount.key,
      set: {
        used: sql`excluded.used + case when ${isOver} then 0 else ${limitCount.used} end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitCount.endsAt} end`,
      },
    })
    .returning();
}

const sweep = (tx: Tx, now: Date): Promise<unknown> =>
  tx
    .delete(limitCount)
    .where(
      isAmongFound(
        limitCount.key,
        tx
          .select({ key: limitCount.key })
          .from(limitCount)
          .where(lt(limitCount.endsAt, now.toISOString()))
          .limit(SWEPT_AT_ONCE)
          .for("update", { skipLocked: true }),
      ),
    );

/**
 * Counts in the database what is limited by user, company and address (limits.ts), so that neither another server nor a
 * restart gives any user more. `factor` multiplies every limit; with null nothing is counted (LIMIT-5).
 */
export function limitCounter({
  pool,
  clock,
  factor,
}: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly factor: number | null;
}): LimitCounter {
  const release = async (taken: readonly { key: string; endsAt: string }[], amount: number) => {
    await withScope(pool, SYSTEM, async (tx) => {
      for (const { key, endsAt } of taken)
        await tx
          .update(limitCount)
          .set({ used: sql`greatest(${limitCount.used} - ${amount}, 0)` })
          .where(sql`${limitCount.key} = ${key} and ${limitCount.endsAt} = ${endsAt}`);
    });
  };
  return {
    take: async (name, holders, amount = 1) => {
      const limit: Limit = LIMITS[name];
      const keys = factor === null ? [] : counterKeys(name, limit, holders, factor);
      if (keys.length === 0) return NOTHING_TAKEN;
      const now = clock.now();
      const most = new Map(keys.map((each) => [each.key, each.most]));
      const taken = await withScope(pool, SYSTEM, async (tx) => {
        const counts = await addTo(tx, [...most.keys()], amount, now, limit.seconds);
        const full = counts.filter(({ key, used }) => used > (most.get(key) ?? 0));
        const ends = Math.max(...full.map(({ endsAt }) => Date.parse(endsAt)));
        // A refusal rolls back: what was not given is not counted.
        const seconds = Math.ceil((ends - now.getTime()) / 1000);
        if (full.length > 0) return tooMany(limitMessage(limit, seconds), seconds);
        await sweep(tx, now);
        return counts;
      });
      return taken instanceof Refusal ? taken : { release: () => release(taken, amount) };
    },
  };
}
