import type { Product } from "../product.ts";
import { bulkLoad } from "./bulk-load.ts";
import { fillBooks } from "./fill-books.ts";

/** How many offers, products and rows of beacons a market of a size has; a tenth of each is the merchant's. The books have a tenth as many rows. */
export interface Size {
  readonly items: number;
  readonly beacons: number;
}

/** Words that headings are made of: as many as make a common word a hundredth of all, as in a real catalog. */
const WORDS =
  "linen throw wool blanket oak table lamp brass kettle cotton towel silk scarf leather boot maple syrup honey jar bread knife copper pan glass bowl paper lantern cedar chest winter coat summer dress garden chair river stone candle holder velvet cushion ceramic vase bamboo tray enamel mug rattan basket walnut shelf marble board denim apron";

/**
 * The branches that rows are filled into: every tenth row is of the merchant's first branch, the others take turns. `n`
 * is the number of the row, `$1` the merchant's company.
 */
const PLACES = `
  places as materialized (
    select company_id, id as store_id, (row_number() over (order by id) - 1)::int as turn, count(*) over ()::int as turns
    from store where company_id <> $1),
  own as materialized (select company_id, id as store_id from store where company_id = $1 order by id limit 1),
  words as materialized (select string_to_array($2, ' ') as word),
  numbered as (
    select n, case when n % 10 = 0 then own.company_id else places.company_id end as company_id,
      case when n % 10 = 0 then own.store_id else places.store_id end as store_id,
      initcap(word[1 + abs(hashint4(n)) % cardinality(word)]) || ' ' || word[1 + abs(hashint4(n * 3 + 1)) % cardinality(word)]
        || ' ' || word[1 + abs(hashint4(n * 7 + 2)) % cardinality(word)] || ' no. ' || n as heading
    from generate_series($3::int, $4::int) n
    cross join words cross join own join places on places.turn = n % places.turns)`;

const DATES = `
  case when n % 3 = 1 then null else date_trunc('day', now()) - interval '30 days' end as valid_from,
  case when n % 3 = 1 then null when n % 3 = 0 then date_trunc('day', now()) + interval '9 days' else date_trunc('day', now()) - interval '1 day' end as valid_till`;

const FILLED = {
  offer: `
    with ${PLACES}
    insert into offer (id, type, company_id, store_id, heading, sub_heading, description, vendor_url, market_place, is_primary, active,
      valid_from, valid_till, created_by, created_on, updated_by, updated_on, create_hash)
    select md5('offer' || n), case when n % 2 = 0 then 'Offer' else 'Collection' end, company_id, store_id, heading, 'A second line',
      repeat('Words about it. ', 12), 'https://example.test', '{Canada}', 'N', case when n % 3 = 0 then 'Y' else 'N' end,
      ${DATES}, 'growth', now() - n * interval '1 second', 'growth', now(), 'growth'
    from numbered`,
  product: `
    with ${PLACES}
    insert into product (id, company_id, store_id, name, heading, brand, description, vendor_url, actual_price, offer_price, discount_type, discount_message, market_place,
      images, active, valid_from, valid_till, created_by, created_on)
    select md5('product' || n), company_id, store_id, heading, 'A heading of it', 'Brand ' || n % 500, repeat('Words about it. ', 12),
      'https://example.test', 2000, 2000, 'message', 'While it lasts', '{Canada}', '{}', case when n % 3 = 0 then 'Y' else 'N' end,
      ${DATES}, 'growth', now() - n * interval '1 second'
    from numbered`,
} as const;

/** Of two thirds of the rows the last 30 days of many offers, of the others a year of fewer: day by day, as they come. */
const BEACONS = `
  insert into beacon (company_id, store_id, offer_id, created_on, impressions, clicks)
  select company_id, store_id, id, ((now() at time zone 'America/Chicago')::date - back) at time zone 'America/Chicago', 40, 3
  from generate_series(364, 0, -1) back
  join (select id, company_id, store_id, row_number() over (order by created_on desc) as n from offer where created_by = 'growth') seen
    on n <= case when back < 30 then $1::int / 45 else $1::int / 1000 end`;
const NO_BEACONS =
  "delete from beacon where offer_id in (select id from offer where created_by = 'growth')";

/** What the triggers add up, of everything that is there. */
const TALLIES = `
  truncate item_tally, beacon_tally;
  insert into item_tally (noun, company_id, store_id, type, active, valid_from, valid_till, n)
  select noun, company_id, store_id, type, active, coalesce(valid_from, 'infinity'), coalesce(valid_till, 'infinity'), count(*) from (
    select 'offers' as noun, company_id, store_id, type, active, valid_from, valid_till from offer
    union all
    select 'products', company_id, store_id, case is_variant when 'Y' then 'Variant' else 'Product' end, active, valid_from, valid_till from product
  ) items group by 1, 2, 3, 4, 5, 6, 7;
  insert into beacon_tally (company_id, store_id, created_on, impressions, clicks)
  select company_id, store_id, created_on, sum(impressions), sum(clicks) from beacon group by 1, 2, 3`;

/** Fills the market up to a size; what a smaller size filled stays. Statistics are taken anew. */
export async function fillMarket(
  { owner }: Product,
  companyId: string,
  { items, beacons }: Size,
): Promise<void> {
  const client = await owner.connect();
  try {
    for (const [table, statement] of Object.entries(FILLED)) {
      const { rows } = await client.query<{ filled: number }>(
        `select count(*)::int as filled from ${table} where created_by = 'growth'`,
      );
      const filled = rows[0]?.filled ?? 0;
      await bulkLoad(client, table, () =>
        client.query(statement, [companyId, WORDS, filled + 1, items]),
      );
    }
    await client.query(NO_BEACONS);
    await bulkLoad(client, "beacon", () => client.query(BEACONS, [beacons]));
    await client.query(TALLIES);
    await fillBooks(client, items);
    await client.query("vacuum analyze");
  } finally {
    client.release();
  }
}
