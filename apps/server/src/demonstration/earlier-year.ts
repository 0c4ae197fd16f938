import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Tx } from "../platform/database/typed.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { beacon, offer, product } from "../schema/schema.ts";

/** A number from 0 up to 1 that is drawn once for a text, in SQL. */
const drawNumber = (text: ReturnType<typeof sql>) =>
  sql`(abs(hashtext(${text})::bigint) % 1000 / 1000.0)`;

const DAYS_OF_YEAR = 365;
/** A slow machine that is busy with its start has to insert them within the time of a statement. */
const DAYS_AT_ONCE = 61;

type Items = typeof offer | typeof product;

/** The days that begin so many days before the run of each offer, or of each product. */
const insertDays = (tx: Tx, items: Items, first: number, last: number) =>
  tx.execute(sql`
    insert into ${beacon} (company_id, store_id, ${sql.identifier(items === offer ? "offer_id" : "product_id")},
      created_on, impressions, clicks, buy_now_clicks, snips)
    select company_id, store_id, id, midnight, impressions, clicks, clicks / 5, clicks / 9
    from (
      select *, floor(impressions * (0.03 + 0.05 * ${drawNumber(sql`'rate ' || id`)}))::bigint as clicks
      from (
        select o.company_id, o.store_id, o.id, day::date::timestamp at time zone 'America/Chicago' as midnight,
          greatest(3, round(
            (40 + 260 * ${drawNumber(sql`'popularity ' || o.id`)})
            * (1 + 0.35 * sin(2 * pi() * (extract(doy from day) / 365 + ${drawNumber(sql`'phase ' || o.id`)})))
            * (case when extract(isodow from day) >= 5 then 1.2 else 0.9 end)
            * (0.85 + 0.3 * ${drawNumber(sql`o.id || day::text`)})
          ))::bigint as impressions
        from ${items} as o
        cross join lateral generate_series(
          (o.valid_from at time zone 'America/Chicago')::date - ${first}::int,
          (o.valid_from at time zone 'America/Chicago')::date - ${last}::int,
          interval '1 day'
        ) as day
      ) as seen
    ) as counted
    on conflict do nothing`);

/**
 * What shoppers did with offers and products in the year before their run: a wave over the year, and the shape of a week.
 * In statements of two months, as a year of deliveries would slow the start down; days that are counted stay as they are,
 * so that an attempt goes on after the last one.
 */
export async function insertEarlierYear(pool: pg.Pool): Promise<void> {
  for (let first = DAYS_OF_YEAR; first > 0; first -= DAYS_AT_ONCE) {
    const last = Math.max(1, first - DAYS_AT_ONCE + 1);
    for (const items of [offer, product])
      await withScope(pool, SYSTEM, (tx) => insertDays(tx, items, first, last));
  }
}
