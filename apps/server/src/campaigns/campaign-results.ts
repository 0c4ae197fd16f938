import type { CampaignDays, CampaignResults } from "@marquee/domain/campaigns/promotion.schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import { onDays, type Days } from "../platform/lists/days.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { beacon, campaign, campaignOffer, campaignProduct } from "../schema/schema.ts";

/** The beacons of the items of campaigns on the days of their runs. A day belongs to a run that has a part of it. */
const RUN = sql`${beacon.createdOn} >= date_trunc('day', ${campaign.validFrom}, 'America/Chicago') and ${beacon.createdOn} < ${campaign.validTill}`;

/** Where the items of campaigns and their beacons are found: those of offers, and those of products. */
const SOURCES = [
  [campaignOffer, sql`${campaignOffer.offerId} = ${beacon.offerId}`],
  [campaignProduct, sql`${campaignProduct.productId} = ${beacon.productId}`],
] as const;

/** The beacons of all items of the campaigns that a condition names, each with its campaign. */
const beaconsOf = (where: SQL | undefined): SQL =>
  sql.join(
    SOURCES.map(
      ([items, itsBeacon]) =>
        sql`select ${campaign.id} as campaign_id, ${beacon.createdOn} as created_on, ${beacon.impressions} as impressions, ${beacon.clicks} as clicks, ${beacon.buyNowClicks} as buy_now_clicks, ${beacon.snips} as snips from ${campaign} join ${items} on ${items.campaignId} = ${campaign.id} join ${beacon} on ${beacon.companyId} = ${campaign.companyId} and ${itsBeacon} and ${RUN} where ${where}`,
    ),
    sql` union all `,
  );

const SUMS = sql.raw(
  ["impressions", "clicks", "buy_now_clicks", "snips"]
    .map((name) => `sum(${name})::float8 as ${name}`)
    .join(", "),
);

interface Sums extends Record<string, unknown> {
  readonly impressions: number;
  readonly clicks: number;
  readonly buy_now_clicks: number;
  readonly snips: number;
}

const countsOf = ({ impressions, clicks, buy_now_clicks: buyNowClicks, snips }: Sums) => ({
  impressions,
  clicks,
  buyNowClicks,
  snips,
});

const tenantFilter = ({ scope }: RequestContext) =>
  inScope(scope, campaign.companyId, campaign.storeId);

const NOTHING: Sums = { impressions: 0, clicks: 0, buy_now_clicks: 0, snips: 0 };

/** What was counted of these campaigns, as far as they are of the scope, in one statement with the look-up (CAMP-G7). */
export async function campaignResults(
  context: RequestContext,
  ids: readonly string[],
): Promise<CampaignResults> {
  const known = await context.tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(tenantFilter(context), isAmong(campaign.id, [...new Set(ids)])));
  const knownIds = known.map(({ id }) => id);
  const { rows } = await context.tx.execute<Sums & { campaign_id: string }>(
    sql`select campaign_id, ${SUMS} from (${beaconsOf(and(isAmong(campaign.id, knownIds), tenantFilter(context)))}) as counted group by 1`,
  );
  const counted = new Map(rows.map((row) => [row.campaign_id, row]));
  return {
    campaigns: knownIds.map((id) => ({ id, ...countsOf(counted.get(id) ?? NOTHING) })),
  };
}

/** What was counted of all items of a campaign day by day, oldest day first (CAMP-G7). */
export async function campaignDays(
  context: RequestContext,
  campaignId: string,
  days: Days,
): Promise<CampaignDays> {
  const where = and(
    eq(campaign.id, campaignId),
    tenantFilter(context),
    onDays(beacon.createdOn, days),
  );
  const { rows } = await context.tx.execute<Sums & { day: string }>(
    sql`select to_char(created_on at time zone 'America/Chicago', 'YYYY-MM-DD') as day, ${SUMS} from (${beaconsOf(where)}) as counted group by 1 order by 1`,
  );
  return { days: rows.map((row) => ({ createdOn: row.day, ...countsOf(row) })) };
}
