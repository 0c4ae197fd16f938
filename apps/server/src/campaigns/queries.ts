import type { Contract } from "@marquee/api/contract/contract";
import { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { itsStore, campaignIds } from "../items/joins.ts";
import { keywordsOf, sectionsOf } from "../items/sponsored-fields.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, company, invoice, store } from "../schema/schema.ts";
import { CHANGES } from "./sponsored-changes.ts";

const tenantFilter = (scope: Scope) => inScope(scope, campaign.companyId, campaign.storeId);

/** The run of a sponsored campaign; a flyer has none. */
const sponsoredDate = (date: typeof campaign.validFrom | typeof campaign.validTill) =>
  sql<string | null>`case when ${campaign.campaignType} = 'sponsored' then ${date} end`.mapWith(
    date,
  );

const FIELDS = {
  ...columnsOf(campaign, Campaign),
  countryId: company.countryId,
  storeName: store.storeName,
  isApprove: store.isApprove,
  offers: campaignIds("campaign_offer", "offer_id"),
  products: campaignIds("campaign_product", "product_id"),
  cityList: campaignIds("campaign_city", "city_id"),
  stateList: campaignIds("campaign_state", "state_id"),
  invoiceId: invoice.id,
  keywords: keywordsOf(campaign.id),
  sponsoredSection: sectionsOf(campaign.id),
  sponsoredValidFrom: sponsoredDate(campaign.validFrom),
  sponsoredValidTill: sponsoredDate(campaign.validTill),
  changes: CHANGES,
} as const;

/** Campaigns with their branch, lists and invoice, one statement however many rows. Callers add the scope. */
const selectCampaigns = (tx: Tx) =>
  tx
    .select(FIELDS)
    .from(campaign)
    .innerJoin(store, itsStore(campaign))
    .innerJoin(company, eq(company.id, campaign.companyId))
    .leftJoin(invoice, eq(invoice.checkoutId, campaign.checkoutId));

/** The domain's `isCampaignExpired` in SQL (CAMP-S1): without dates it waits, and is active. */
const isOver = (now: Date): SQL =>
  sql`coalesce(${campaign.validTill} <= ${now.toISOString()}::timestamptz, false)`;

const NONE = { active: 0, inactive: 0 };

/** Campaigns of one status and type, newest first by default, with how many each status has. */
export const listCampaigns = defineList<Contract["campaigns"]["byCompany" | "byBranch"]>({
  from: campaign,
  id: campaign.id,
  select: selectCampaigns,
  tenantFilter,
  filters: {
    companyId: (companyId) => eq(campaign.companyId, companyId),
    storeId: (storeId) => eq(campaign.storeId, storeId),
    type: (type) => eq(campaign.campaignType, type),
    status: (status, { now }) => (status === "inactive" ? isOver(now) : sql`not ${isOver(now)}`),
  },
  sorts: {
    createdOn: campaign.createdOn,
    campaignName: campaign.campaignName,
    campaignArea: campaign.campaignArea,
    campaignPrice: campaign.campaignPrice,
    validFrom: campaign.validFrom,
    validTill: campaign.validTill,
  },
  sortedBy: "-createdOn",
  search: [campaign.campaignName],
  searched: { rows: "campaign", createdOn: campaign.createdOn },
  counts: {
    by: "status",
    listed: ({ status }) => [status],
    read: async ({ tx, now }, filter) => {
      const over = isOver(now);
      const [counts = NONE] = await tx
        .select({
          active: sql<number>`count(*) filter (where not ${over})`.mapWith(Number),
          inactive: sql<number>`count(*) filter (where ${over})`.mapWith(Number),
        })
        .from(campaign)
        .where(filter);
      return counts;
    },
  },
});

/** One campaign of the scope; undefined for an unknown one and a foreign one alike. */
export async function findCampaign(
  { tx, scope }: RequestContext,
  id: string,
): Promise<Campaign | undefined> {
  const [found] = await selectCampaigns(tx).where(and(tenantFilter(scope), eq(campaign.id, id)));
  return found;
}

/** What the create call of this id was given; null if no call made it, undefined if there is none within the scope. */
export async function findCampaignHash(
  { tx, scope }: RequestContext,
  id: string,
): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ createHash: campaign.createHash })
    .from(campaign)
    .where(and(tenantFilter(scope), eq(campaign.id, id)));
  return row?.createHash;
}

/** The campaign that a paid checkout made. */
export async function campaignOfCheckout(
  { tx, scope }: RequestContext,
  checkoutId: string,
): Promise<Campaign> {
  const [found] = await selectCampaigns(tx).where(
    and(tenantFilter(scope), eq(campaign.checkoutId, checkoutId)),
  );
  if (!found) throw new Error(`checkout ${checkoutId} is paid and has no campaign`);
  return found;
}
