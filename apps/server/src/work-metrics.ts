import { Counter, Gauge, Histogram, type Registry } from "@prometheus-io/client";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { assertWritable } from "./platform/database/assert-writable.ts";
import type { LastRounds } from "./platform/events/last-rounds.ts";
import { watchOutgoing } from "./platform/http/outgoing-calls.ts";
import type { Readiness } from "./platform/http/readiness.ts";
import { SYSTEM } from "./platform/tenancy/scope.ts";
import { withScope } from "./platform/tenancy/with-scope.ts";

export interface WorkParts {
  readonly pool: pg.Pool;
  readonly readiness: Readiness;
  readonly rounds: LastRounds;
  /** Whether notifications of the database are received. */
  readonly isListening: () => boolean;
}

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Waiting = {
  readonly name: "outbox" | "payment";
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  readonly oldest: number;
};

/** What waits in the outbox and among payments, with the age of the oldest in seconds: all of it by indexes. */
const WAITING = sql`
  select 'outbox' as name, kind, case when dead_on is null then 'waiting' else 'given_up' end as state,
    count(*)::int as count, extract(epoch from now() - min(coalesce(dead_on, created_on)))::float8 as oldest
  from outbox where done_on is null group by 2, 3
  union all
  select 'payment', '', case when dead_since is null then state else 'stuck' end as state, count(*)::int,
    extract(epoch from now() - min(coalesce(dead_since, created_on)))::float8
  from payment_attempt where due_at is not null or dead_since is not null group by 3`;

/** Milliseconds that what was read of the database serves: several readers of the metrics cost no more than one. */
const FRESH = 5_000;

function waitingReader(pool: pg.Pool): () => Promise<readonly Waiting[]> {
  let read: Promise<readonly Waiting[]> | undefined;
  let readAt = 0;
  return () => {
    if (read && performance.now() - readAt < FRESH) return read;
    readAt = performance.now();
    read = withScope(
      pool,
      SYSTEM,
      async (tx) => (await tx.execute<Waiting>(WAITING)).rows,
      { actor: "metrics", origin: "metrics" },
      // The metrics are read most during an outage: figures that cannot be read are left out.
    ).catch(() => []);
    return read;
  };
}

/** The metrics of the work behind requests (OPS-15), read from the database, which has none while it does not respond. */
export function workMetrics({ pool, readiness, rounds, isListening }: WorkParts) {
  const waiting = waitingReader(pool);
  const made: { jobs?: Counter<"kind" | "result">; stop?: () => void } = {};
  let countStreams = () => 0;
  const register = (registry: Registry): void => {
    const registers = [registry];
    const ofWaiting = (
      name: string,
      help: string,
      of: Waiting["name"],
      value: "count" | "oldest",
    ) =>
      new Gauge({
        name,
        help,
        labelNames: of === "outbox" ? ["kind", "state"] : ["state"],
        registers,
        async collect() {
          this.reset();
          for (const row of await waiting()) {
            const { kind, state } = row;
            if (row.name === of)
              this.set(of === "outbox" ? { kind, state } : { state }, row[value]);
          }
        },
      });
    ofWaiting(
      "marquee_outbox_jobs",
      "Jobs of the outbox that wait or were given up",
      "outbox",
      "count",
    );
    ofWaiting("marquee_outbox_oldest_seconds", "Age of the oldest of them", "outbox", "oldest");
    ofWaiting(
      "marquee_payments",
      "Payments that are not over, by state; stuck: left to staff",
      "payment",
      "count",
    );
    ofWaiting("marquee_payments_oldest_seconds", "Age of the oldest of them", "payment", "oldest");
    made.jobs = new Counter({
      name: "marquee_outbox_results_total",
      help: "How jobs of the outbox ended on this server: done, away, failed, given up",
      labelNames: ["kind", "result"],
      registers,
    });
    const calls = new Histogram({
      name: "marquee_outgoing_seconds",
      help: "How long calls to other services took, by host and status; none: no response",
      labelNames: ["host", "status"],
      buckets: SECONDS,
      registers,
    });
    made.stop = watchOutgoing(({ host, status, seconds }) =>
      calls.observe({ host, status }, seconds),
    );
    new Gauge({
      name: "marquee_sweeper_last_round_seconds",
      help: "When each sweeper of this server last ended a round, as Unix time",
      labelNames: ["sweeper"],
      registers,
      collect() {
        for (const [sweeper, at] of rounds.read()) this.set({ sweeper }, at);
      },
    });
    const gauge = (name: string, help: string, value: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await value());
        },
      });
    gauge("marquee_event_streams", "Open streams of changes", () => countStreams());
    gauge("marquee_listening", "1 while notifications of the database are received", () =>
      Number(isListening()),
    );
    gauge("marquee_ready", "1 while nothing hinders the server to take requests", async () =>
      // That the database is unavailable is reported by the metric below.
      Number((await readiness.hindrance().catch(() => null)) === null),
    );
    const ahead = new Gauge({
      name: "marquee_clock_ahead_seconds",
      help: "How far this machine's clock is ahead of the database's",
      registers,
    });
    gauge("marquee_database_writable", "1 while the database can be written", async () => {
      const seconds = await assertWritable(pool).catch(() => null);
      if (seconds !== null) ahead.set(seconds);
      return Number(seconds !== null);
    });
  };
  return {
    register,
    onStreams: (count: () => number) => {
      countStreams = count;
    },
    onResult: (kind: string, result: string) => made.jobs?.inc({ kind, result }),
    stop: () => made.stop?.(),
  };
}

export type WorkMetrics = ReturnType<typeof workMetrics>;
