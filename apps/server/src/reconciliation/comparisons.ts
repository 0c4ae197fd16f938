import { dueNight } from "@marquee/domain/reconciliation/night";
import { eq, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { PaymentServices } from "../payments/payment-services.ts";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { hourlySweep, type HourlySweep } from "../platform/events/hourly-sweep.ts";
import type { Log } from "../platform/log/early-log.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { bookComparison } from "../schema/schema.ts";
import { runComparison, sinceLast, WAITS } from "./run-comparison.ts";

/** The noun under which a requested comparison is announced. */
export const COMPARISONS = "comparisons";

/** Milliseconds until the first round of a server. */
const FIRST = 60_000;
const ACTING = { actor: "reconciliation", origin: "reconciliation" };
const LEASE = sql`clock_timestamp() + interval '15 minutes'`;

/** Requests the comparison of this night once, across all servers; one that failed is repeated (RECONCILE-P6). */
async function requestNightly(tx: Tx, now: Date): Promise<void> {
  const night = dueNight(now);
  if (night === null) return;
  await tx
    .insert(bookComparison)
    .values({ id: newId(), night, requestedOn: now.toISOString() })
    .onConflictDoUpdate({
      target: bookComparison.night,
      set: { endedOn: null, failure: null, leasedUntil: null },
      setWhere: sql`${bookComparison.failure} is not null`,
    });
}

/** Requests a comparison, unless one is waiting already. */
export async function requestComparison(tx: Tx, requestedBy: string, now: Date): Promise<void> {
  const waiting = await tx.$count(bookComparison, isNull(bookComparison.endedOn));
  if (waiting > 0) return;
  await tx
    .insert(bookComparison)
    .values({ id: newId(), requestedOn: now.toISOString(), requestedBy });
}

/** Takes a comparison that waits, and that no other server works on. */
async function lease(tx: Tx): Promise<string | undefined> {
  const [taken] = await tx
    .update(bookComparison)
    .set({ leasedUntil: LEASE })
    .where(
      eq(
        bookComparison.id,
        sql`(select id from book_comparison where ended_on is null and (leased_until is null or leased_until < clock_timestamp())
             order by requested_on limit 1 for update skip locked)`,
      ),
    )
    .returning({ id: bookComparison.id });
  return taken?.id;
}

async function work(services: PaymentServices, id: string): Promise<void> {
  const { pool, clock } = services;
  const change = (columns: PgUpdateSetSource<typeof bookComparison>) =>
    withScope(
      pool,
      SYSTEM,
      (tx) => tx.update(bookComparison).set(columns).where(eq(bookComparison.id, id)),
      ACTING,
    );
  const period = {
    since: await sinceLast(services),
    until: new Date(clock.now().getTime() - WAITS),
  };
  const { failure, compared, alike, totals } = await runComparison(services, period, () =>
    change({ leasedUntil: LEASE }),
  );
  await change({
    since: period.since.toISOString(),
    until: period.until.toISOString(),
    endedOn: clock.now().toISOString(),
    compared,
    alike,
    totals,
    failure,
  });
}

/** Compares the books with the providers each night, and when staff ask for it. Any number of servers may do so: one does each. */
export function comparisonSweeper({
  log,
  onRound = () => undefined,
  ...services
}: PaymentServices & { readonly log: Log; readonly onRound?: () => void }): HourlySweep<void> {
  const { pool, clock } = services;
  const inSystem = <T>(step: (tx: Tx) => Promise<T>): Promise<T> =>
    withScope(pool, SYSTEM, step, ACTING);
  return hourlySweep({
    work: async (isStopped) => {
      await inSystem((tx) => requestNightly(tx, clock.now()));
      while (!isStopped()) {
        const id = await inSystem(lease);
        if (id === undefined) return;
        await work(services, id);
      }
    },
    first: FIRST,
    wokenBy: [COMPARISONS],
    onRound,
    log,
    failure: "the books could not be compared with the providers, and are compared later",
  });
}
