import { centralDayOf } from "@marquee/domain/dates/central-time";
import type { HomeProgress } from "@marquee/domain/home/home.schema";
import { nextStep } from "@marquee/domain/home/next-step";
import { and, eq, sql } from "drizzle-orm";
import { statusConditions } from "../items/status-condition.ts";
import { unpaidByBranch } from "../offers/unpaid-offers.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, campaignPlan, city, itemTally, offer, state, store } from "../schema/schema.ts";

const NONE = {
  branches: 0,
  approved: 0,
  offers: 0,
  pending: 0,
  promoted: false,
  hasBeenLive: false,
} as const;

/** The plans that the panel of a promotion has (CAMP-L3). */
const soldPlans = (tx: Tx) =>
  tx
    .select({ id: campaignPlan.id, price: campaignPlan.price, days: campaignPlan.days })
    .from(campaignPlan)
    .where(and(eq(campaignPlan.campaignFor, "offer"), eq(campaignPlan.active, "Y")));

/** The first offer and the first campaign of a company that nothing has been live of, so that there are few (HOME-M5). */
async function readFirsts(
  { tx, scope }: RequestContext,
  companyId: string,
): Promise<Pick<HomeProgress, "firstCampaign" | "firstOffer">> {
  const [firstOffer] = await tx
    .select({ name: offer.heading, createdOn: offer.createdOn })
    .from(offer)
    .where(and(inScope(scope, offer.companyId, offer.storeId), eq(offer.companyId, companyId)))
    .orderBy(offer.createdOn, offer.id)
    .limit(1);
  const [firstCampaign] = await tx
    .select({
      name: campaign.campaignName,
      days: campaign.days,
      price: campaign.campaignPrice,
      createdOn: campaign.createdOn,
    })
    .from(campaign)
    .where(
      and(inScope(scope, campaign.companyId, campaign.storeId), eq(campaign.companyId, companyId)),
    )
    .orderBy(campaign.createdOn, campaign.id)
    .limit(1);
  return {
    ...(firstOffer ? { firstOffer } : {}),
    ...(firstCampaign ? { firstCampaign } : {}),
  };
}

/**
 * How far the caller's company or branch has come, in one statement: every row of its branches has the sums of all of them,
 * and the first one is the branch with the most offers that no campaign was paid for (HOME-M5, HOME-N1). Offers include
 * collections, as in the lists and in what waits.
 */
export async function readProgress(context: RequestContext): Promise<HomeProgress> {
  const { tx, scope, now, user } = context;
  const tally = tx
    .select({
      storeId: itemTally.storeId,
      offers: sql<number>`sum(${itemTally.n})`.mapWith(Number).as("offers"),
      pending:
        sql<number>`coalesce(sum(${itemTally.n}) filter (where ${statusConditions(itemTally, now).pending}), 0)`
          .mapWith(Number)
          .as("pending"),
    })
    .from(itemTally)
    .where(
      and(inScope(scope, itemTally.companyId, itemTally.storeId), eq(itemTally.noun, "offers")),
    )
    .groupBy(itemTally.storeId)
    .as("tally");
  const unpaid = unpaidByBranch(context, {});
  const sumOverRows = (column: unknown) =>
    sql<number>`coalesce(sum(${column}) over (), 0)`.mapWith(Number);
  const [row] = await tx
    .select({
      storeId: store.id,
      storeName: store.storeName,
      sentOn: sql<string>`min(${store.createdOn}) over ()`.mapWith(store.createdOn),
      city: city.name,
      totalTax: state.totalTax,
      gst: state.gst,
      hst: state.hst,
      pst: state.pst,
      qst: state.qst,
      unpaidHere: sql<number>`coalesce(${unpaid.n}, 0)`.mapWith(Number),
      companyId: store.companyId,
      branches: sql<number>`count(*) over ()`.mapWith(Number),
      approved: sql<number>`count(*) filter (where ${store.isApprove} = 'Y') over ()`.mapWith(
        Number,
      ),
      offers: sumOverRows(tally.offers),
      pending: sumOverRows(tally.pending),
      promoted: sql<boolean>`exists (select from ${campaign} where ${campaign.companyId} = ${store.companyId})`,
      hasBeenLive: sql<boolean>`exists (select from ${campaign} where ${campaign.companyId} = ${store.companyId} and ${campaign.validFrom} <= ${now.toISOString()})`,
    })
    .from(store)
    .innerJoin(state, eq(state.id, store.stateId))
    .innerJoin(city, eq(city.id, store.cityId))
    .leftJoin(tally, eq(tally.storeId, store.id))
    .leftJoin(unpaid, eq(unpaid.storeId, store.id))
    .where(inScope(scope, store.companyId, store.id))
    .orderBy(sql`${unpaid.n} desc nulls last`, store.id)
    .limit(1);
  const today = centralDayOf(now);
  if (row === undefined)
    return {
      ...NONE,
      storeName: user.companyName ?? "",
      sentOn: null,
      nextStep: nextStep(user, { ...NONE, branch: null, today, plans: [] }),
    };
  const { storeName, sentOn, branches, approved, offers, pending, promoted, hasBeenLive } = row;
  const { storeId, companyId, city: cityName, unpaidHere, totalTax, gst, hst, pst, qst } = row;
  const tax = { totalTax, gst, hst, pst, qst };
  const branch = { storeId, name: storeName, city: cityName, pending: unpaidHere, tax };
  return {
    storeName,
    sentOn,
    branches,
    approved,
    offers,
    pending,
    promoted,
    hasBeenLive,
    ...(hasBeenLive ? {} : await readFirsts(context, companyId)),
    nextStep: nextStep(user, { branches, offers, branch, today, plans: await soldPlans(tx) }),
  };
}
