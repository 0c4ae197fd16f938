import type { Cell, Counted } from "@marquee/domain/traffic/cell";
import type { TrafficKind, TrafficMarket } from "@marquee/domain/traffic/traffic.schema";
import { lt, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { traffic, trafficBatch } from "../schema/schema.ts";

/** Whose page counted, in which market, and on which day. */
export interface Counting {
  readonly day: string;
  readonly kind: TrafficKind;
  readonly market: TrafficMarket;
}

/** A sum of one version of a machine's chart. */
export interface MachineCell extends Cell {
  readonly machine: string;
  readonly version: string;
}

/** Remembers a batch; false if it is known already. */
export async function rememberBatch(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .insert(trafficBatch)
    .values({ id, receivedOn: now.toISOString() })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Adds sums to those of their day, in one statement; in one order, so that two of them never wait crosswise. */
export async function addTraffic(
  tx: Tx,
  cells: readonly (MachineCell & Counting)[],
): Promise<void> {
  if (cells.length === 0) return;
  await tx.execute(sql`
    insert into ${traffic} as stored (machine, day, version, what, part, kind, market, n, times)
    select machine, day, version, what, "of", kind, market, n, times
    from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as given
      (machine text, day date, version text, what text, "of" text, kind text, market text, n bigint, times int[])
    order by 1, 2, 3, 4, 5, 6, 7
    on conflict on constraint traffic_key do update set
      n = stored.n + excluded.n,
      times = coalesce(
        (select array_agg(coalesce(before, 0) + coalesce(more, 0) order by at)
         from unnest(stored.times, excluded.times) with ordinality as both_times (before, more, at)),
        '{}')`);
}

/** Which sums are read. */
export interface TrafficFilter {
  readonly machine: string;
  readonly from: string;
  readonly to: string;
  readonly kind?: TrafficKind | undefined;
  readonly market?: TrafficMarket | undefined;
}

const matchesFilter = ({ machine, from, to, kind, market }: TrafficFilter) => sql`
  machine = ${machine} and day between ${from}::date and ${to}::date
  and (${kind ?? null}::text is null or kind = ${kind ?? null})
  and (${market ?? null}::text is null or market = ${market ?? null})`;

export interface SummedCell extends Cell {
  readonly version: string;
  readonly first: string;
  readonly last: string;
}

/** The sums of a period, those of its days added up. */
export async function sumTraffic(tx: Tx, filter: TrafficFilter): Promise<readonly SummedCell[]> {
  const { rows } = await tx.execute<{
    version: string;
    what: Counted;
    part: string;
    n: number;
    first: string;
    last: string;
    times: readonly number[] | null;
  }>(sql`
    with found as (
      select version, what, part, day, n, times from ${traffic} where ${matchesFilter(filter)}
    ), buckets as (
      select version, what, part, at, sum(count) as count
      from found, unnest(times) with ordinality as each_time (count, at) group by 1, 2, 3, 4
    ), summed_times as (
      select version, what, part, array_agg(count::int order by at) as times from buckets group by 1, 2, 3
    )
    select version, what, part, sum(n)::float8 as n, min(day)::text as first, max(day)::text as last,
      (select times from summed_times s
       where (s.version, s.what, s.part) = (found.version, found.what, found.part)) as times
    from found group by version, what, part order by version, what, part`);
  return rows.map(({ part, times, ...row }) => ({ ...row, of: part, times: times ?? [] }));
}

/** Runs that began, by week. */
export async function runsByWeek(
  tx: Tx,
  filter: TrafficFilter,
): Promise<readonly { readonly day: string; readonly n: number }[]> {
  const { rows } = await tx.execute<{ day: string; n: number }>(sql`
    select date_trunc('week', day)::date::text as day, sum(n)::float8 as n
    from ${traffic} where ${matchesFilter(filter)} and what = 'run' and part = 'begun'
    group by 1 order by 1`);
  return rows;
}

/** The last day on which something of a machine was counted; empty if nothing ever was. */
export async function lastTrafficDay(tx: Tx, machine: string): Promise<string> {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select max(day)::text as day from ${traffic} where machine = ${machine}`,
  );
  return rows[0]?.day ?? "";
}

/** Forgets sums of days before this one, and batches that came before this instant. */
export async function forgetTraffic(tx: Tx, day: string, instant: Date): Promise<number> {
  const sums = await tx.delete(traffic).where(lt(traffic.day, day));
  await tx.delete(trafficBatch).where(lt(trafficBatch.receivedOn, instant.toISOString()));
  return sums.rowCount ?? 0;
}
