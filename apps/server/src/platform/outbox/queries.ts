import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import { isAmongFound } from "../database/is-among.ts";
import type { Tx } from "../database/typed.ts";
import { outbox } from "./outbox-table.ts";

/** A job as a worker holds it, under the number of its fence. */
export interface TakenJob {
  readonly key: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly fence: number;
}

/** A job that was given up, for staff to look at. */
export interface DeadJob extends Omit<TakenJob, "fence"> {
  readonly deadOn: string;
  readonly lastError: string;
}

const WAITING = and(isNull(outbox.doneOn), isNull(outbox.deadOn));

/** Which jobs a worker takes: their kinds, how many at most, and for how long. */
export interface JobSelection {
  readonly kinds: readonly string[];
  readonly most: number;
  readonly leaseSeconds: number;
}

/** Takes due jobs, oldest first, skipping those another worker holds (OUTBOX-W1). `now` is the product's time. */
export async function claimDue(
  tx: Tx,
  now: string,
  { kinds, most, leaseSeconds }: JobSelection,
): Promise<readonly TakenJob[]> {
  const free = or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, sql`clock_timestamp()`));
  const due = tx
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(WAITING, inArray(outbox.kind, [...kinds]), lte(outbox.dueAt, now), free))
    .orderBy(asc(outbox.dueAt), asc(outbox.createdOn))
    .limit(most)
    .for("update", { skipLocked: true });
  return tx
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      fence: sql`${outbox.fence} + 1`,
      leasedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
    })
    .where(isAmongFound(outbox.key, due))
    .returning({
      key: outbox.key,
      kind: outbox.kind,
      payload: outbox.payload,
      attempts: outbox.attempts,
      fence: outbox.fence,
    });
}

type Report =
  | { readonly doneOn: string }
  | { readonly deadOn: string; readonly lastError: string }
  | { readonly dueAt: string; readonly lastError: string; readonly attempts?: number };

/** Reports on a job that is still held under its fence; a worker that lost it reports nothing (OUTBOX-W3). */
export async function report(tx: Tx, { key, fence }: TakenJob, outcome: Report): Promise<void> {
  await tx
    .update(outbox)
    .set({ ...outcome, leasedUntil: null })
    .where(and(eq(outbox.key, key), eq(outbox.fence, fence), WAITING));
}

/** The jobs that were given up, newest first, a hundred at most (OUTBOX-D2). */
export async function listDead(tx: Tx): Promise<readonly DeadJob[]> {
  const rows = await tx
    .select({
      key: outbox.key,
      kind: outbox.kind,
      payload: outbox.payload,
      attempts: outbox.attempts,
      deadOn: sql<string>`${outbox.deadOn}`.mapWith(outbox.deadOn),
      lastError: sql<string>`coalesce(${outbox.lastError}, '')`,
    })
    .from(outbox)
    .where(isNotNull(outbox.deadOn))
    .orderBy(desc(outbox.deadOn))
    .limit(100);
  return rows;
}

/** Names a job without its key, which names users: a digest of it. */
export const JOB_ID = sql<string>`encode(sha256(convert_to(${outbox.key}, 'UTF8')), 'hex')`;

/** Which of the jobs that were given up: the one of a key or of an id, those of a kind, or all. */
export type GivenUp =
  | { readonly key: string }
  | { readonly id: string }
  | { readonly kind: string }
  | Readonly<Record<string, never>>;

function isNamed(which: GivenUp): SQL | undefined {
  if ("key" in which) return eq(outbox.key, which.key);
  if ("id" in which) return eq(JOB_ID, which.id);
  return "kind" in which ? eq(outbox.kind, which.kind) : undefined;
}

/**
 * Gives jobs that were given up all their attempts back, due at `now`, and returns how many those are (OUTBOX-D3, OUTBOX-D4,
 * OUTBOX-U3): the one way in which staff and operators send anything again. `to` is the address that they go to from then on.
 */
export async function revive(
  tx: Tx,
  which: GivenUp,
  now: string,
  { to }: { readonly to?: string } = {},
): Promise<number> {
  const payload = sql`jsonb_set(${outbox.payload}, '{to}', to_jsonb(${to}::text))`;
  const corrected = to === undefined ? {} : { payload };
  const rows = await tx
    .update(outbox)
    .set({ deadOn: null, attempts: 0, dueAt: now, leasedUntil: null, ...corrected })
    .where(and(isNotNull(outbox.deadOn), isNamed(which)))
    .returning({ key: outbox.key });
  return rows.length;
}
