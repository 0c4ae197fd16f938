import { centralDayOf } from "@marquee/domain/dates/central-time";
import { countedOn, homeDays } from "@marquee/domain/home/counted-days";
import type {
  HomeCampaign,
  HomeCounted,
  HomeDay,
  HomeFigures,
} from "@marquee/domain/home/home.schema";
import { endOfWeek, spendOfDay } from "@marquee/domain/home/live-campaigns";
import type { DateRangeDraft } from "@marquee/domain/reports/date-range";
import { and, eq, gt, isNull, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { itsStore } from "../items/joins.ts";
import { isoText } from "../platform/database/iso-text.ts";
import { onDays } from "../platform/lists/days.ts";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { beacon, beaconTally, campaign, store } from "../schema/schema.ts";

/** The most campaigns that are shown: those that end first. */
const MOST_CAMPAIGNS = 5;

interface OfBranch {
  readonly companyId: PgColumn;
  readonly storeId: PgColumn;
}

const tenantFilter = (scope: Scope, { companyId, storeId }: OfBranch): SQL | undefined =>
  inScope(scope, companyId, storeId);

/** Campaigns that are shown now (CAMP-S2); their branch is joined. */
const isLive = ({ scope, now }: QueryContext): SQL | undefined =>
  and(
    tenantFilter(scope, campaign),
    lte(campaign.validFrom, now.toISOString()),
    gt(campaign.validTill, now.toISOString()),
    isNull(campaign.pausedOn),
    eq(store.isApprove, "Y"),
  );

/** How many campaigns are live, how many of them end this week, and what they cost today (HOME-M1, HOME-M2). */
export async function readFigures(context: QueryContext): Promise<HomeFigures> {
  const rows = await context.tx
    .select({
      campaignPrice: campaign.campaignPrice,
      days: campaign.days,
      count: sql<number>`count(*)`.mapWith(Number),
      ending:
        sql<number>`count(*) filter (where ${campaign.validTill} <= ${endOfWeek(context.now)}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(campaign)
    .innerJoin(store, itsStore(campaign))
    .where(isLive(context))
    .groupBy(campaign.campaignPrice, campaign.days);
  return {
    live: rows.reduce((sum, { count }) => sum + count, 0),
    endThisWeek: rows.reduce((sum, { ending }) => sum + ending, 0),
    spendToday: spendOfDay(rows),
  };
}

const DAY = sql<string>`to_char(${beaconTally.createdOn} at time zone 'America/Chicago', 'YYYY-MM-DD')`;

/** What was counted of all items on some days, day by day (HOME-M1). */
const readDays = ({ tx, scope }: QueryContext, range: DateRangeDraft): Promise<HomeDay[]> =>
  tx
    .select({
      createdOn: DAY,
      impressions: sql<number>`sum(${beaconTally.impressions})`.mapWith(Number),
      clicks: sql<number>`sum(${beaconTally.clicks})`.mapWith(Number),
    })
    .from(beaconTally)
    .where(
      and(
        tenantFilter(scope, beaconTally),
        onDays(beaconTally.createdOn, { from: range.fromDate, to: range.toDate }),
      ),
    )
    .groupBy(beaconTally.createdOn);

/** When the first campaign began; null if none has. */
async function readBeginning({ tx, scope, now }: QueryContext): Promise<string | null> {
  const [first] = await tx
    .select({ begunOn: sql<string | null>`min(${campaign.validFrom})`.mapWith(campaign.validFrom) })
    .from(campaign)
    .where(and(tenantFilter(scope, campaign), lte(campaign.validFrom, now.toISOString())));
  return first?.begunOn ?? null;
}

/** What was counted of all items on the days that are asked about, and on as many before them (HOME-M1, HOME-M8). */
export async function readCounted(
  context: QueryContext,
  asked: DateRangeDraft,
): Promise<HomeCounted> {
  const begunOn = await readBeginning(context);
  const { range, before } = homeDays(asked, begunOn);
  const since = begunOn === null ? null : centralDayOf(begunOn);
  if (range === null) return { ...asked, days: [], since, before: null };
  const counted = await readDays(context, { ...range, fromDate: (before ?? range).fromDate });
  return {
    ...range,
    days: countedOn(counted, range),
    since,
    before: before && { ...before, days: countedOn(counted, before) },
  };
}

type LiveRow = Omit<HomeCampaign, "campaignPrice"> & { readonly cents: string };

/** The live campaigns that end first, with what was counted of them since the beginning of a day (HOME-M3). */
export async function readLiveCampaigns(
  context: QueryContext,
  since: string,
): Promise<readonly HomeCampaign[]> {
  const live = sql`
    select
      ${campaign.id} as id, ${campaign.companyId} as company_id, ${campaign.campaignName} as campaign_name,
      ${campaign.campaignType} as campaign_type, ${store.storeName} as store_name,
      ${campaign.campaignPrice} as cents, ${campaign.days} as days, ${campaign.validFrom} as valid_from,
      ${campaign.validTill} as valid_till
    from ${campaign}
    join ${store} on ${itsStore(campaign)}
    where ${isLive(context)}
    order by ${campaign.validTill}, ${campaign.id}
    limit ${MOST_CAMPAIGNS}
  `;
  const { rows } = await context.tx.execute<LiveRow & Record<string, unknown>>(
    sql`
      with
        live as materialized (${live}),
        by_day as (
          select
            live.id, ${beacon.createdOn} as created_on,
            sum(${beacon.impressions}) as impressions, sum(${beacon.clicks}) as clicks
          from live
          join ${beacon} on ${beacon.campaignId} = live.id and ${beacon.createdOn} >= ${since}::timestamptz
          group by live.id, ${beacon.createdOn}
        )
      select
        live.id, campaign_name as "campaignName", campaign_type as "campaignType", store_name as "storeName", cents, days,
        valid_from as "validFrom", valid_till as "validTill",
        coalesce(
          json_agg(
            json_build_object(
              'createdOn', to_char(by_day.created_on at time zone 'America/Chicago', 'YYYY-MM-DD'),
              'impressions', by_day.impressions,
              'clicks', by_day.clicks
            )
            order by by_day.created_on
          ) filter (where by_day.id is not null),
          '[]'
        ) as counted
      from live
      left join by_day on by_day.id = live.id
      group by live.id, campaign_name, campaign_type, store_name, cents, days, valid_from, valid_till
      order by valid_till, live.id
    `,
  );
  return rows.map(({ cents, validFrom, validTill, ...row }) => ({
    ...row,
    campaignPrice: Number(cents) / 100,
    validFrom: isoText(validFrom),
    validTill: isoText(validTill),
  }));
}
