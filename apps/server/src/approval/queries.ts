import type { SwitchedItem, WaitingCampaign } from "@marquee/domain/approval/approval-effect";
import type { SentBack } from "@marquee/domain/stores/sent-back.schema";
import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, asc, eq, isNull, or, sql, type SQL } from "drizzle-orm";
import { itsCampaign } from "../items/joins.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { TransactionContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  campaign,
  campaignOffer,
  campaignProduct,
  checkout,
  company,
  offer,
  product,
  store,
} from "../schema/schema.ts";

/** How many of the items that stay pending are named. */
const NAMED = 3;

/** A branch as far as its approval needs it. */
const BRANCH = {
  id: store.id,
  companyId: store.companyId,
  storeName: store.storeName,
  code: store.code,
  companyName: company.name,
  isApprove: store.isApprove,
  reviewed: store.reviewed,
  sentBack: store.sentBack,
  managerName: store.managerName,
  managerEmail: store.managerEmail,
  createdBy: store.createdBy,
  createdOn: store.createdOn,
} as const;

const selectBranch = ({ tx, scope }: TransactionContext, id: string) =>
  tx
    .select(BRANCH)
    .from(store)
    .innerJoin(company, eq(company.id, store.companyId))
    .where(and(inScope(scope, store.companyId, store.id), eq(store.id, id)));

export type ApprovedBranch = Awaited<ReturnType<typeof selectBranch>>[number];

/** Finds a branch without a lock; undefined for an unknown one and a foreign one alike. */
export async function findBranch(
  context: TransactionContext,
  id: string,
): Promise<ApprovedBranch | undefined> {
  const [found] = await selectBranch(context, id);
  return found;
}

/** Locks the branch first, as payments do: a concurrent payment is settled before the change or after it (PAYSRV-F3). */
export async function lockBranch(
  context: TransactionContext,
  id: string,
): Promise<ApprovedBranch | undefined> {
  const [found] = await selectBranch(context, id).for("no key update", { of: store });
  return found;
}

/**
 * Stores whether a branch is approved, on its row alone. What waited for another look or was sent
 * back is settled with it (STORE-A9, STORE-A12).
 */
export async function setApproval(
  tx: Tx,
  storeId: string,
  changed: { readonly isApprove: Flag; readonly updatedBy: string; readonly updatedOn: string },
): Promise<void> {
  const withdrawnOn = changed.isApprove === "N" ? changed.updatedOn : null;
  await tx
    .update(store)
    .set({ ...changed, withdrawnOn, reviewed: null, sentBack: null })
    .where(eq(store.id, storeId));
}

/** Stores why a branch was sent back; null once its merchant has changed it. */
export async function setSentBack(
  tx: Tx,
  storeId: string,
  changed: {
    readonly sentBack: SentBack;
    readonly updatedBy: string;
    readonly updatedOn: string;
  },
): Promise<void> {
  await tx.update(store).set(changed).where(eq(store.id, storeId));
}

const isWaiting = (storeId: string): SQL | undefined =>
  and(eq(campaign.storeId, storeId), isNull(campaign.validFrom));

/** The campaigns that wait for the approval of their branch, in the order in which they were made. */
export function waitingCampaigns(tx: Tx, storeId: string): Promise<WaitingCampaign[]> {
  return tx
    .select({
      id: campaign.id,
      campaignName: campaign.campaignName,
      campaignType: campaign.campaignType,
      days: campaign.days,
      from: sql<
        string | null
      >`coalesce(${campaign.fromDate}::text, case ${checkout.kind} when 'flyer' then ${checkout.draft} ->> 'fromDate' end)`,
    })
    .from(campaign)
    .leftJoin(
      checkout,
      and(eq(checkout.companyId, campaign.companyId), eq(checkout.id, campaign.checkoutId)),
    )
    .where(isWaiting(storeId))
    .orderBy(asc(campaign.createdOn), asc(campaign.id));
}

/** Locks the campaigns that wait: a refund at the same moment takes its days off before they start or after (STORE-A14). */
export async function lockWaitingCampaigns(tx: Tx, storeId: string): Promise<void> {
  await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(isWaiting(storeId))
    .orderBy(asc(campaign.id))
    .for("no key update");
}

/** Sets the instants between which a campaign runs; `startItems` sets those of its items. */
export async function setCampaignRun(
  tx: Tx,
  campaignId: string,
  run: { readonly validFrom: string; readonly validTill: string },
): Promise<void> {
  await tx.update(campaign).set(run).where(eq(campaign.id, campaignId));
}

type Items = typeof offer | typeof product;

/** Items whose run is not over and that are not switched as the branch will be. */
const isSwitched = (items: Items, from: Flag, now: Date): SQL | undefined =>
  and(eq(items.active, from), sql`${items.validTill} > ${now.toISOString()}::timestamptz`);

/** Switches the locked items of a branch: on, if their run is not over; off, whatever their run (STORE-A3, STORE-A4). */
export async function switchItems(tx: Tx, storeId: string, active: Flag, now: Date): Promise<void> {
  for (const items of [offer, product]) {
    const changes = active === "Y" ? isSwitched(items, "N", now) : eq(items.active, "Y");
    const where = and(eq(items.storeId, storeId), changes);
    await tx.update(items).set({ active }).where(where);
  }
}

/** Which items wait in which of these campaigns. */
export async function itemsWaitingIn(
  tx: Tx,
  campaignIds: readonly string[],
): Promise<readonly { readonly itemId: string; readonly campaignId: string }[]> {
  if (campaignIds.length === 0) return [];
  const offers = await tx
    .select({ itemId: campaignOffer.offerId, campaignId: campaignOffer.campaignId })
    .from(campaignOffer)
    .where(isAmong(campaignOffer.campaignId, campaignIds));
  const products = await tx
    .select({ itemId: campaignProduct.productId, campaignId: campaignProduct.campaignId })
    .from(campaignProduct)
    .where(isAmong(campaignProduct.campaignId, campaignIds));
  return [...offers, ...products];
}

const ITS_CAMPAIGN = {
  campaignId: campaign.id,
  campaignName: campaign.campaignName,
  campaignFrom: campaign.validFrom,
  campaignTill: campaign.validTill,
} as const;

/** The items of a branch that a change of its approval switches, or that wait in a campaign; by their names. */
export async function switchedItems(
  tx: Tx,
  storeId: string,
  { active, waitingItems, now }: { active: Flag; waitingItems: readonly string[]; now: Date },
): Promise<readonly Omit<SwitchedItem, "waitingIn">[]> {
  const ofBranch = (items: Items) =>
    and(
      eq(items.storeId, storeId),
      or(isSwitched(items, active, now), isAmong(items.id, waitingItems)),
    );
  const offers = await tx
    .select({
      ...ITS_CAMPAIGN,
      id: offer.id,
      type: offer.type,
      heading: offer.heading,
      image: offer.fullImage,
      validFrom: offer.validFrom,
      validTill: offer.validTill,
    })
    .from(offer)
    .leftJoin(campaign, itsCampaign(offer))
    .where(ofBranch(offer))
    .orderBy(asc(offer.heading), asc(offer.id));
  const products = await tx
    .select({
      ...ITS_CAMPAIGN,
      id: product.id,
      type: sql<
        "Product" | "Variant"
      >`case ${product.isVariant} when 'Y' then 'Variant' else 'Product' end`,
      heading: product.name,
      image: sql<string | null>`${product.images}[1]`,
      validFrom: product.validFrom,
      validTill: product.validTill,
    })
    .from(product)
    .leftJoin(campaign, itsCampaign(product))
    .where(ofBranch(product))
    .orderBy(asc(product.name), asc(product.id));
  return [...offers, ...products];
}

/** How many items of a branch are in no campaign, and the names of the first of them. */
export async function itemsWithoutCampaign(
  tx: Tx,
  storeId: string,
): Promise<{ readonly count: number; readonly headings: readonly string[] }> {
  const without = (items: Items) =>
    and(eq(items.storeId, storeId), isNull(items.campaignId), isNull(items.validTill));
  const count =
    (await tx.$count(offer, without(offer))) + (await tx.$count(product, without(product)));
  const offers = await tx
    .select({ heading: offer.heading })
    .from(offer)
    .where(without(offer))
    .orderBy(asc(offer.heading), asc(offer.id))
    .limit(NAMED);
  const products = await tx
    .select({ heading: product.name })
    .from(product)
    .where(without(product))
    .orderBy(asc(product.name), asc(product.id))
    .limit(NAMED);
  const headings = [...offers, ...products].map(({ heading }) => heading).slice(0, NAMED);
  return { count, headings };
}
