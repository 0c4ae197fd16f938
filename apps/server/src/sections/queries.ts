import type { Contract } from "@marquee/api/contract/contract";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { TRENDING } from "@marquee/domain/items/trending";
import {
  Section,
  type SectionDraft,
  type SectionPage,
} from "@marquee/domain/sections/section.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, exists, gt, isNull, lte, ne, sql, type SQL } from "drizzle-orm";
import { itsStore } from "../items/joins.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import { isNamed } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { trendingText } from "../schema/category-or-trending.ts";
import { campaign, campaignSection, category, section, store } from "../schema/schema.ts";

const FIELDS = {
  ...columnsOf(section, Section),
  category: trendingText(section.category),
  categoryName: sql<string>`coalesce(${category.name}, ${sql.raw(`'${TRENDING}'`)})`,
} as const;

const selectSections = (tx: Tx) =>
  tx.select(FIELDS).from(section).leftJoin(category, eq(category.id, section.category));

const ofCategory = (id: string): SQL =>
  id === TRENDING ? isNull(section.category) : eq(section.category, id);

const NONE = { active: 0, inActive: 0 };

/** Sections of one status in their order, with how many each status has. */
export const listSections = defineList<Contract["sections"]["byStatus"]>({
  from: section,
  id: section.id,
  select: selectSections,
  tenantFilter: "none",
  filters: { status: (status) => eq(section.active, status === "active" ? "Y" : "N") },
  sorts: {
    orderNo: section.orderNo,
    name: section.name,
    startDate: section.startDate,
    endDate: section.endDate,
    configStartDate: section.configStartDate,
  },
  sortedBy: [sql`${section.orderNo}`, sql`${section.name}`, sql`${section.id}`],
  search: [section.name],
  counts: {
    by: "status",
    listed: ({ status }) => [status],
    read: async ({ tx }, filter) => {
      const having = (active: Flag) =>
        sql<number>`count(*) filter (where ${section.active} = ${active})`.mapWith(Number);
      const [counts = NONE] = await tx
        .select({ active: having("Y"), inActive: having("N") })
        .from(section)
        .where(filter);
      return counts;
    },
  },
});

/** The domain's `isOpenToCampaigns` in SQL (SECTION-S3). */
function isOpen(now: Date): SQL | undefined {
  const today = centralDayOf(now);
  return and(
    eq(section.active, "Y"),
    gt(section.endDate, today),
    lte(section.configStartDate, today),
  );
}

/** The sections of a category on a page that campaigns can choose, in their order (SECTION-S3). */
export const listOpenSections = defineList<
  Contract["sections"]["byCategory"],
  { readonly tabName: SectionPage; readonly open: true }
>({
  from: section,
  id: section.id,
  select: selectSections,
  tenantFilter: "none",
  filters: {
    category: ofCategory,
    tabName: (tabName) => eq(section.tabName, tabName),
    open: (_open, { now }) => isOpen(now),
  },
  sorts: {},
  sortedBy: [sql`${section.orderNo}`, sql`${section.name}`, sql`${section.id}`],
  search: [section.name],
});

const campaignFilter = (scope: Scope) => inScope(scope, campaign.companyId, campaign.storeId);

/** Campaigns that are not over: without dates a campaign waits for its branch (CAMP-S1). */
const isNotOver = (now: Date): SQL =>
  sql`not coalesce(${campaign.validTill} <= ${now.toISOString()}::timestamptz, false)`;

const bidIn = (sectionId: string): SQL =>
  sql`
    from ${campaignSection}
    where ${campaignSection.companyId} = ${campaign.companyId}
      and ${campaignSection.campaignId} = ${campaign.id}
      and ${campaignSection.section} = ${sectionId}
  `;

/** The campaigns of a section that are not over, those that end first before the others (SECTION-S4). */
export const listSectionCampaigns = defineList<
  Contract["sections"]["campaigns"],
  { readonly sectionId: string; readonly notOver: true }
>({
  from: campaign,
  id: campaign.id,
  select: (tx, { sectionId }) =>
    tx
      .select({
        id: campaign.id,
        campaignName: campaign.campaignName,
        campaignFor: campaign.campaignFor,
        companyId: campaign.companyId,
        storeId: campaign.storeId,
        storeName: store.storeName,
        validFrom: campaign.validFrom,
        validTill: campaign.validTill,
        bid: sql<number>`(select max(${campaignSection.bid}) ${bidIn(sectionId)})`.mapWith(
          campaignSection.bid,
        ),
      })
      .from(campaign)
      .innerJoin(store, itsStore(campaign)),
  tenantFilter: campaignFilter,
  filters: {
    sectionId: (id) => sql`exists (select ${bidIn(id)})`,
    notOver: (_notOver, { now }) => isNotOver(now),
  },
  sorts: {},
  sortedBy: [sql`${campaign.validTill} nulls last`, sql`${campaign.id}`],
  search: [campaign.campaignName],
});

/** How many campaigns of offers and of products a section has that are not over. */
export async function countCampaigns(
  { tx, now, scope }: QueryContext,
  sectionId: string,
): Promise<{ readonly offer: number; readonly product: number }> {
  const ofKind = (kind: "offer" | "product") =>
    sql<number>`count(*) filter (where ${campaign.campaignFor} = ${kind})`.mapWith(Number);
  const inSection = tx
    .select({ one: sql`1` })
    .from(campaignSection)
    .where(
      and(
        eq(campaignSection.companyId, campaign.companyId),
        eq(campaignSection.campaignId, campaign.id),
        eq(campaignSection.section, sectionId),
      ),
    );
  const [counts] = await tx
    .select({ offer: ofKind("offer"), product: ofKind("product") })
    .from(campaign)
    .where(and(campaignFilter(scope), isNotOver(now), exists(inSection)));
  return counts ?? { offer: 0, product: 0 };
}

/** One section, as calls read, create and change it. */
export const sectionRecord = defineRecord({
  noun: "section",
  table: section,
  id: section.id,
  select: selectSections,
  tenantFilter: "none",
  lockedFor: "update",
});

/** Lets no other section be named until the transaction ends: of two equal names at once the second finds the first (SECTION-T9). */
export async function lockSectionNames(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('section names', 0))`);
}

/** Whether another section of the same page and category looks as it does (SECTION-T9). */
export async function isSectionNamed(tx: Tx, draft: SectionDraft): Promise<boolean> {
  const others = and(
    sql`${section.tabName} = ${draft.tabName}`,
    eq(trendingText(section.category), draft.category),
    isNamed(section.name, draft.name),
    ne(section.id, draft.id),
  );
  return (await tx.$count(section, others)) > 0;
}
