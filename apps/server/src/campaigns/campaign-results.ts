import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type {
  CampaignDays,
  CampaignResults,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
import { sumOfBeacons, type BeaconCount } from "@marquee/domain/campaigns/results/beacons";
import { spentBetween, spentSoFar } from "@marquee/domain/campaigns/results/campaign-results";
import { spentOn, spentOnDays } from "@marquee/domain/campaigns/sponsored/sponsored-budget";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { and, eq, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import { onDays, type Days } from "../platform/lists/days.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { beacon, campaign } from "../schema/schema.ts";
import { CHANGES } from "./sponsored-changes.ts";

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

const toCounts = ({ impressions, clicks, buy_now_clicks: buyNowClicks, snips }: Sums) => ({
  impressions,
  clicks,
  buyNowClicks,
  snips,
});

const tenantFilter = ({ scope }: RequestContext) =>
  inScope(scope, campaign.companyId, campaign.storeId);

const KNOWN = {
  id: campaign.id,
  campaignType: campaign.campaignType,
  campaignPrice: campaign.campaignPrice,
  days: campaign.days,
  validFrom: campaign.validFrom,
  validTill: campaign.validTill,
  bid: campaign.bid,
  budget: campaign.budget,
  changes: CHANGES,
} as const;

/** The counts of these campaigns and what they spent, as far as they are in the scope (CAMP-G7, CAMP-G11). */
export async function campaignResults(
  context: RequestContext,
  ids: readonly string[],
): Promise<CampaignResults> {
  const known = await context.tx
    .select(KNOWN)
    .from(campaign)
    .where(and(tenantFilter(context), isAmong(campaign.id, [...new Set(ids)])));
  const knownIds = known.map(({ id }) => id);
  const { rows } = await context.tx.execute<Sums & { campaign_id: string; day: string }>(
    // by day, as a sponsored campaign has a limit for each
    sql`
      select
        ${beacon.campaignId} as campaign_id,
        to_char(${beacon.createdOn} at time zone 'America/Chicago', 'YYYY-MM-DD') as day,
        ${SUMS}
      from ${beacon}
      where ${and(isAmong(beacon.campaignId, knownIds), inScope(context.scope, beacon.companyId, beacon.storeId))}
      group by 1, ${beacon.createdOn}
      order by ${beacon.createdOn}
    `,
  );
  const daysOfCampaign = Map.groupBy(rows, (row) => row.campaign_id);
  return {
    campaigns: known.map((row) => {
      const days = (daysOfCampaign.get(row.id) ?? []).map((sums) => ({
        createdOn: sums.day,
        ...toCounts(sums),
      }));
      const sum = (count: BeaconCount) => sumOfBeacons(days, count);
      return {
        id: row.id,
        impressions: sum("impressions"),
        clicks: sum("clicks"),
        buyNowClicks: sum("buyNowClicks"),
        snips: sum("snips"),
        spent: row.campaignType === "flyer" ? spentSoFar(row, context.now) : spentOn(days, row),
      };
    }),
  };
}

/** What was counted of a campaign of the scope day by day, oldest day first, and what it spent on those days (CAMP-G7). */
export async function campaignDays(
  { tx, scope, now }: RequestContext,
  campaign: Campaign,
  { from, to }: Days,
): Promise<CampaignDays> {
  const where = and(
    inScope(scope, beacon.companyId, beacon.storeId),
    eq(beacon.campaignId, campaign.id),
    // those before count, too, for what may be spent in all
    onDays(beacon.createdOn, { from: null, to }),
  );
  const { rows } = await tx.execute<Sums & { day: string }>(
    // the name of a day is written once for each day, not for each item of it
    sql`
      select to_char(${beacon.createdOn} at time zone 'America/Chicago', 'YYYY-MM-DD') as day, ${SUMS}
      from ${beacon}
      where ${where}
      group by ${beacon.createdOn}
      order by ${beacon.createdOn}
    `,
  );
  const days = rows.map((row) => ({ createdOn: row.day, ...toCounts(row) }));
  const today = centralDayOf(now);
  return {
    days: days.filter(({ createdOn }) => from === null || createdOn >= from),
    spent:
      campaign.campaignType === "flyer"
        ? spentBetween(
            campaign,
            { fromDate: from ?? centralDayOf(campaign.validFrom ?? now), toDate: to ?? today },
            now,
          )
        : spentOnDays(days, { from, to }, campaign),
  };
}
