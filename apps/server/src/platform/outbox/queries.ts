import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
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

/** Which jobs a worker takes: of these kinds, at most so many, for so long. */
export interface JobSelection {
  readonly kinds: readonly string[];
  readonly most: number;
  readonly leaseSeconds: number;
}

/** Takes due jobs, oldest first, skipping those another worker holds (OUTBOX-W1). `now` is the product's time. */
export async function takeDue(
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

/** Gives all dead jobs, or those of a kind, their attempts back, due at `now`; returns how many those are (OUTBOX-D4). */
export async function reviveAll(tx: Tx, kind: string | null, now: string): Promise<number> {
  const rows = await tx
    .update(outbox)
    .set({ deadOn: null, attempts: 0, dueAt: now, leasedUntil: null })
    .where(and(isNotNull(outbox.deadOn), kind === null ? undefined : eq(outbox.kind, kind)))
    .returning({ key: outbox.key });
  return rows.length;
}

/** Gives a dead job all its attempts back, due at `now`; false if there is no dead job of that key (OUTBOX-D3). */
export async function revive(tx: Tx, key: string, now: string): Promise<boolean> {
  const rows = await tx
    .update(outbox)
    .set({ deadOn: null, attempts: 0, dueAt: now, leasedUntil: null })
    .where(and(eq(outbox.key, key), isNotNull(outbox.deadOn)))
    .returning({ key: outbox.key });
  return rows.length === 1;
}
