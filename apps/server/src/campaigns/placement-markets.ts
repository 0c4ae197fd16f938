import type {
  Placement,
  PlacementMarket,
} from "@marquee/domain/campaigns/sponsored/placement-market.schema";
import { MARKET_DAYS, tellMarket } from "@marquee/domain/campaigns/sponsored/tell-market";
import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { TRENDING } from "@marquee/domain/items/trending";
import { sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { nameKeyOf } from "../platform/database/letters.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { beacon, campaign, campaignKeyword, campaignSection, company } from "../schema/schema.ts";

/** The most campaigns of a placement that are considered: those that began last. */
const MOST_CAMPAIGNS = 200;

interface MarketsOf {
  /** The company that asks: its own campaigns are no others. */
  readonly companyId: string;
  readonly placements: readonly Placement[];
  readonly now: Date;
}

const texts = (values: readonly (string | null)[]): SQL => sql`${sql.param(values)}::text[]`;

/** What was asked about, numbered in its order: keywords by their name, sections by their id. */
const requestedRows = (placements: readonly Placement[]): SQL => sql`
  select n, ${nameKeyOf(sql`keyword`)} as name, category, section
  from unnest(
    ${texts(placements.map((each) => ("keyword" in each ? each.keyword : null)))},
    ${texts(placements.map((each) => ("keyword" in each && each.category !== TRENDING ? each.category : null)))},
    ${texts(placements.map((each) => ("section" in each ? each.section : null)))}
  ) with ordinality as asked (keyword, category, section, n)
`;

/** The campaigns of a placement in the country of the company that asks, that run now or did in the last weeks. */
const placedRows = ({ companyId, now }: MarketsOf, since: string): SQL => sql`
  select asked.n, found.*
  from asked
  cross join lateral (
    select
      ${campaign.id} as id, ${campaign.companyId} as company_id, bids.bid,
      ${campaign.companyId} = ${companyId} as is_own,
      ${campaign.validTill} > ${now.toISOString()}::timestamptz and ${campaign.pausedOn} is null as runs
    from (
      select ${campaignKeyword.campaignId} as campaign_id, ${campaignKeyword.bid} as bid
      from ${campaignKeyword}
      where ${nameKeyOf(campaignKeyword.keyword)} = asked.name
        and ${campaignKeyword.category} is not distinct from asked.category
      union all
      select ${campaignSection.campaignId}, ${campaignSection.bid}
      from ${campaignSection}
      where ${campaignSection.section} = asked.section
    ) as bids
    join ${campaign} on ${campaign.id} = bids.campaign_id
    join ${company} on ${company.id} = ${campaign.companyId}
    where bids.bid > 0
      and ${campaign.validFrom} <= ${now.toISOString()}::timestamptz
      and ${campaign.validTill} > ${since}::timestamptz
      and ${company.countryId} = (select country_id from company where id = ${companyId})
    order by ${campaign.validFrom} desc, ${campaign.id}
    limit ${MOST_CAMPAIGNS}
  ) as found
`;

/** How many keywords and sections of a campaign have a bid: what it counted is divided among them. */
const SHARES = sql`
  (
    (select count(*) from ${campaignKeyword} where ${campaignKeyword.campaignId} = placed.id and ${campaignKeyword.bid} > 0)
    + (select count(*) from ${campaignSection} where ${campaignSection.campaignId} = placed.id and ${campaignSection.bid} > 0)
  )
`;

/** What each campaign counted on the days on which it was shown, as the part of one of its placements. */
const countedRows = (since: string, today: string): SQL => sql`
  select placed.*, days, impressions / ${SHARES} as impressions, clicks / ${SHARES} as clicks
  from placed
  cross join lateral (
    select
      count(distinct ${beacon.createdOn}) as days,
      coalesce(sum(${beacon.impressions}), 0)::float8 as impressions,
      coalesce(sum(${beacon.clicks}), 0)::float8 as clicks
    from ${beacon}
    where ${beacon.companyId} = placed.company_id
      and ${beacon.campaignId} = placed.id
      and ${beacon.createdOn} >= ${since}::timestamptz
      and ${beacon.createdOn} < ${today}::timestamptz
      and ${beacon.impressions} > 0
  ) as shown
`;

interface MarketRow extends Record<string, unknown> {
  readonly n: string;
  readonly bidders: string;
  readonly lowest: string | null;
  readonly middle: string | null;
  readonly companies: string;
  readonly days: string | null;
  readonly impressions: number | null;
  readonly clicks: number | null;
  readonly own_days: string | null;
  readonly own_impressions: number | null;
  readonly own_clicks: number | null;
}

const marketStatement = (markets: MarketsOf, since: string, today: string): SQL => {
  const rivals = sql`filter (where runs and not is_own and days > 0)`;
  const others = sql`filter (where not is_own and days > 0)`;
  const own = sql`filter (where is_own and days > 0)`;
  return sql`
    with asked as (${requestedRows(markets.placements)}), placed as (${placedRows(markets, since)}), counted as (${countedRows(since, today)})
    select
      n,
      count(distinct company_id) ${rivals} as bidders,
      min(bid) ${rivals} as lowest,
      percentile_disc(0.5) within group (order by bid) ${rivals} as middle,
      count(distinct company_id) ${others} as companies,
      sum(days) ${others} as days, sum(impressions) ${others} as impressions, sum(clicks) ${others} as clicks,
      sum(days) ${own} as own_days, sum(impressions) ${own} as own_impressions, sum(clicks) ${own} as own_clicks
    from counted
    group by n
  `;
};

const amountOf = (cents: string | null): number | null =>
  cents === null ? null : Number(cents) / 100;

const EMPTY = tellMarket({
  bidders: 0,
  lowestBid: null,
  middleBid: null,
  companies: 0,
  others: { impressions: 0, clicks: 0, days: 0 },
  own: { impressions: 0, clicks: 0, days: 0 },
});

/**
 * What may be told of the market of each placement, in their order (SPONSOR-F6). It is read over all companies, added up by
 * the database, and the domain decides what of it leaves the server.
 */
export async function readMarkets(
  pool: pg.Pool,
  markets: MarketsOf,
): Promise<readonly PlacementMarket[]> {
  const today = centralDayOf(markets.now);
  const since = startOfCentralDay(addDays(today, -MARKET_DAYS));
  const { rows } = await withScope(pool, SYSTEM, (tx) =>
    tx.execute<MarketRow>(marketStatement(markets, since, startOfCentralDay(today))),
  );
  const told = new Map(
    rows.map((row) => [
      Number(row.n),
      tellMarket({
        bidders: Number(row.bidders),
        lowestBid: amountOf(row.lowest),
        middleBid: amountOf(row.middle),
        companies: Number(row.companies),
        others: {
          impressions: row.impressions ?? 0,
          clicks: row.clicks ?? 0,
          days: Number(row.days),
        },
        own: {
          impressions: row.own_impressions ?? 0,
          clicks: row.own_clicks ?? 0,
          days: Number(row.own_days),
        },
      }),
    ]),
  );
  return markets.placements.map((_, at) => told.get(at + 1) ?? EMPTY);
}
