import type { Contract } from "@marquee/api/contract/contract";
import { Offer, type OfferType } from "@marquee/domain/offers/offer.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, ne, not, sql } from "drizzle-orm";
import { companyNameOf } from "../companies/company-name.ts";
import { itemList } from "../items/item-list.ts";
import { itsCampaign, itsStore, campaignIds } from "../items/joins.ts";
import { itsSponsored, sponsored, SPONSORED_FIELDS } from "../items/sponsored-fields.ts";
import { columnsOf } from "../platform/database/columns-of.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, offer, store } from "../schema/schema.ts";
import { mostUnpaidBranch } from "./unpaid-offers.ts";

const tenantFilter = (scope: Scope) => inScope(scope, offer.companyId, offer.storeId);

/** An offer by itself: names of branch and campaign are joined, lists of ids from their tables. */
export const OFFER_FIELDS = {
  ...columnsOf(offer, Offer),
  categories: sql<string[]>`array_remove(array[${offer.categoryId}], null)`,
  products: sql<
    string[]
  >`array(select product_id from offer_product where offer_id = ${offer.id} order by product_id)`,
  storeName: store.storeName,
  logo: store.companyLogo,
  campaignName: campaign.campaignName,
  campaignArea: campaign.campaignArea,
  /** An offer that a campaign of either type holds keeps its branch, whatever the request names (OFFER-L1). */
  canUpdateBranch: sql<Flag>`
    case
      when coalesce(${offer.campaignId}, ${offer.sponsoredCampaignId}) is null then ${offer.canUpdateBranch}
      else 'N'
    end
  `,
} as const;

/** An offer as it is sent also shows where its campaign runs (OFFER-T13), and how it is sponsored (OFFER-T14). */
const WHOLE = {
  ...OFFER_FIELDS,
  ...SPONSORED_FIELDS,
  companyName: companyNameOf(offer.companyId),
  cityList: campaignIds("campaign_city", "city_id"),
  stateList: campaignIds("campaign_state", "state_id"),
} as const;

/** Whether no campaign was paid for: there is no run, and none that begins with the approval of the branch (CAMP-D9). */
const isUnpaid = sql<boolean>`(${offer.campaignId} is null and (${offer.validFrom} is null or ${offer.validTill} is null))`;

/** Offers with their branch and campaigns, one statement however many rows. Callers add the scope. */
const selectOffers = (tx: Tx) =>
  tx
    .select(WHOLE)
    .from(offer)
    .innerJoin(store, itsStore(offer))
    .leftJoin(campaign, itsCampaign(offer))
    .leftJoin(sponsored, itsSponsored(offer));

const ITEMS = itemList("offers", offer);

/** Offers of the scope by status, newest first by default, with the count of every status. */
export const listOffers = defineList<Contract["offers"]["byCompany" | "byBranch"]>({
  ...ITEMS,
  select: selectOffers,
  tenantFilter,
  filters: {
    ...ITEMS.filters,
    type: (type: OfferType) => eq(offer.type, type),
    unpaid: (unpaid: Flag) => (unpaid === "Y" ? isUnpaid : not(isUnpaid)),
    oneBranch: (oneBranch: Flag, context, listing) =>
      oneBranch === "Y" ? eq(offer.storeId, mostUnpaidBranch(context, listing)) : undefined,
  },
  sorts: {
    heading: offer.heading,
    subHeading: offer.subHeading,
    type: offer.type,
    storeName: store.storeName,
    campaignName: campaign.campaignName,
    validFrom: offer.validFrom,
    validTill: offer.validTill,
    createdBy: offer.createdBy,
    createdOn: offer.createdOn,
    updatedOn: offer.updatedOn,
  },
  search: [offer.heading, offer.subHeading],
});

/** One offer, as calls read, create and change it. */
export const offerRecord = defineRecord({
  noun: "offer",
  table: offer,
  id: offer.id,
  select: selectOffers,
  tenantFilter,
});

/** The primary offer of a branch, or undefined. */
export async function findPrimary(
  { tx, scope }: RequestContext,
  storeId: string,
): Promise<Offer | undefined> {
  const [found] = await selectOffers(tx).where(
    and(tenantFilter(scope), eq(offer.storeId, storeId), eq(offer.isPrimary, "Y")),
  );
  return found;
}

/** The branches of the primary offers among some, in one order. */
export async function branchesOfPrimary(
  { tx, scope }: RequestContext,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectDistinct({ storeId: offer.storeId })
    .from(offer)
    .where(and(tenantFilter(scope), isAmong(offer.id, ids), eq(offer.isPrimary, "Y")))
    .orderBy(offer.storeId);
  return rows.map(({ storeId }) => storeId);
}

/** Serializes transactions that change the primary offer of a branch. */
export async function lockPrimary({ tx }: RequestContext, storeId: string): Promise<void> {
  await tx.select({ id: store.id }).from(store).where(eq(store.id, storeId)).for("no key update");
}

/** Makes way for another primary offer of the branch, which is locked. */
export async function dropPrimary(
  context: RequestContext,
  storeId: string,
  exceptId: string,
): Promise<void> {
  const { tx, scope, user, now } = context;
  await tx
    .update(offer)
    .set({
      isPrimary: "N",
      version: sql`${offer.version} + 1`,
      updatedBy: user.name,
      updatedOn: now.toISOString(),
    })
    .where(
      and(
        tenantFilter(scope),
        eq(offer.storeId, storeId),
        eq(offer.isPrimary, "Y"),
        ne(offer.id, exceptId),
      ),
    );
}

/** How many of these offers are within the scope. */
export const countOffers = (
  { tx, scope }: RequestContext,
  ids: readonly string[],
): Promise<number> => tx.$count(offer, and(tenantFilter(scope), isAmong(offer.id, ids)));
