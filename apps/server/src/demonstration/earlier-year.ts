import { sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { beacon, offer } from "../schema/schema.ts";

/** A number from 0 up to 1 that is drawn once for a text, in SQL. */
const drawn = (text: ReturnType<typeof sql>) =>
  sql`(abs(hashtext(${text})::bigint) % 1000 / 1000.0)`;

const YEAR = 365;
/** How many days a statement inserts: on a busy machine all of them would take longer than a statement may. */
const DAYS_AT_ONCE = 30;

/**
 * What shoppers did with the offers in the year before their run: a wave over the year, and the shape of a week. In a few
 * statements, as a year of deliveries would slow the start down; days that are counted stay as they are.
 */
export async function insertEarlierYear(tx: Tx): Promise<void> {
  for (let first = YEAR; first >= 1; first -= DAYS_AT_ONCE)
    await insertDays(tx, first, Math.max(1, first - DAYS_AT_ONCE + 1));
}

/** The days from one to another one, each as a number of days before the run. */
async function insertDays(tx: Tx, first: number, last: number): Promise<void> {
  await tx.execute(sql`
    insert into ${beacon} (company_id, store_id, offer_id, created_on, impressions, clicks, buy_now_clicks, snips)
    select company_id, store_id, id, midnight, impressions, clicks, clicks / 5, clicks / 9
    from (
      select *, floor(impressions * (0.03 + 0.05 * ${drawn(sql`'rate ' || id`)}))::bigint as clicks
      from (
        select o.company_id, o.store_id, o.id, day::date::timestamp at time zone 'America/Chicago' as midnight,
          greatest(3, round(
            (40 + 260 * ${drawn(sql`'popularity ' || o.id`)})
            * (1 + 0.35 * sin(2 * pi() * (extract(doy from day) / 365 + ${drawn(sql`'phase ' || o.id`)})))
            * (case when extract(isodow from day) >= 5 then 1.2 else 0.9 end)
            * (0.85 + 0.3 * ${drawn(sql`o.id || day::text`)})
          ))::bigint as impressions
        from ${offer} as o
        cross join lateral generate_series(
          (o.valid_from at time zone 'America/Chicago')::date - ${first}::int,
          (o.valid_from at time zone 'America/Chicago')::date - ${last}::int,
          interval '1 day'
        ) as day
      ) as seen
    ) as counted
    on conflict do nothing`);
}
