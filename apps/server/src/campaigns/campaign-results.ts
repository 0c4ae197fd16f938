import type {
  CampaignDays,
  CampaignResults,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { sumOfBeacons, type BeaconCount } from "@marquee/domain/campaigns/results/beacons";
import { spentSoFar } from "@marquee/domain/campaigns/results/campaign-results";
import { spentOn } from "@marquee/domain/campaigns/sponsored/sponsored-budget";
import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { and, gte, lt, sql, type SQL } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import { onDays, type Days } from "../platform/lists/days.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { beacon, campaign, campaignOffer, campaignProduct } from "../schema/schema.ts";

/** The days of the run of a campaign: a day belongs to it that has a part of it. */
const RUN = sql`
  ${beacon.createdOn} >= date_trunc('day', ${campaign.validFrom}, 'America/Chicago')
  and ${beacon.createdOn} < ${campaign.validTill}
`;

/** The beacons of the items of a campaign. By an array, so that the index of an item's days is read once for all items. */
const itsBeacons = (items: typeof campaignOffer | typeof campaignProduct): SQL => {
  const [id, beaconOf] =
    "offerId" in items ? [items.offerId, beacon.offerId] : [items.productId, beacon.productId];
  return sql`
    select *
    from ${beacon}
    where ${beacon.companyId} = ${campaign.companyId}
      and ${beaconOf} = any(array(select ${id} from ${items} where ${items.campaignId} = ${campaign.id}))
      and ${RUN}
  `;
};

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
} as const;

/** What was counted of these campaigns and what they spent, as far as they are of the scope (CAMP-G7, CAMP-G11). */
export async function campaignResults(
  context: RequestContext,
  ids: readonly string[],
): Promise<CampaignResults> {
  const known = await context.tx
    .select(KNOWN)
    .from(campaign)
    .where(and(tenantFilter(context), isAmong(campaign.id, [...new Set(ids)])));
  const knownIds = known.map(({ id }) => id);
  const { rows } = await context.tx.execute<Sums & { campaign_id: string }>(
    // by day, as a sponsored campaign has a limit for each
    sql`
      select ${campaign.id} as campaign_id, ${SUMS}
      from ${campaign}
      cross join lateral (${itsBeacons(campaignOffer)} union all ${itsBeacons(campaignProduct)}) as counted
      where ${and(isAmong(campaign.id, knownIds), tenantFilter(context))}
      group by 1, counted.created_on
    `,
  );
  const daysOfCampaign = Map.groupBy(rows, (row) => row.campaign_id);
  return {
    campaigns: known.map((row) => {
      const days = (daysOfCampaign.get(row.id) ?? []).map(toCounts);
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

/** The items and the run of a campaign. */
type CountedCampaign = Pick<Campaign, "offers" | "products" | "validFrom" | "validTill">;

/** The beacons of a run; of none if it has no dates yet. */
const inRun = ({ validFrom, validTill }: CountedCampaign): SQL | undefined =>
  validFrom === null || validTill === null
    ? sql`false`
    : and(
        gte(beacon.createdOn, startOfCentralDay(centralDayOf(validFrom))),
        lt(beacon.createdOn, validTill),
      );

/**
 * What was counted of all items of a campaign of the scope day by day, oldest day first (CAMP-G7); also on days before its
 * run (CAMP-G9).
 */
export async function campaignDays(
  { tx, scope }: RequestContext,
  counted: CountedCampaign,
  days: Days & { readonly outsideRun: boolean },
): Promise<CampaignDays> {
  const [id, ids] =
    counted.products.length > 0
      ? [beacon.productId, counted.products]
      : [beacon.offerId, counted.offers];
  const where = and(
    inScope(scope, beacon.companyId, beacon.storeId),
    isAmong(id, ids),
    days.outsideRun ? undefined : inRun(counted),
    onDays(beacon.createdOn, days),
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
  return { days: rows.map((row) => ({ createdOn: row.day, ...toCounts(row) })) };
}
