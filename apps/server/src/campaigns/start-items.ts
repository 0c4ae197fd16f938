import type { Run } from "@marquee/domain/campaigns/campaign-run";
import { eq, sql, type SQL } from "drizzle-orm";
import { lockInOrder } from "../items/lock-in-order.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { campaignOffer, campaignProduct, offer, product } from "../schema/schema.ts";

type Items = typeof offer | typeof product;

/**
 * What a run changes of an item. One whose earlier run is not over keeps the earlier beginning and the later end, so that
 * no paid day is lost; otherwise it takes the run's dates, or none if the branch awaits approval. It is active in an
 * approved branch alone.
 */
function runColumns(items: Items, campaignId: string, { validFrom, validTill }: Run, now: Date) {
  const at = (instant: string | null): SQL => sql`${instant}::timestamptz`;
  const covered = sql`coalesce(${items.validTill} > ${at(now.toISOString())}, false)`;
  // least and greatest ignore nulls.
  const from = sql`case when ${covered} then least(${items.validFrom}, ${at(validFrom)}) else ${at(validFrom)} end`;
  const till = sql`case when ${covered} then greatest(${items.validTill}, ${at(validTill)}) else ${at(validTill)} end`;
  const keeps = sql`${covered} and (${at(validTill)} is null or ${items.validTill} > ${at(validTill)})`;
  return {
    active: sql`(select is_approve from store where store.id = ${items.storeId})`,
    campaignId: sql`case when ${keeps} then ${items.campaignId} else ${campaignId} end`,
    validFrom: from,
    validTill: till,
  };
}

/** Starts the run of all that a campaign is joined to (PAYSRV-F2): when it is paid, and again when its branch is approved. */
export async function startItems(tx: Tx, campaignId: string, run: Run, now: Date): Promise<void> {
  const offers = await tx
    .select({ id: campaignOffer.offerId })
    .from(campaignOffer)
    .where(eq(campaignOffer.campaignId, campaignId));
  const products = await tx
    .select({ id: campaignProduct.productId })
    .from(campaignProduct)
    .where(eq(campaignProduct.campaignId, campaignId));
  const offerIds = offers.map(({ id }) => id);
  const productIds = products.map(({ id }) => id);
  if (offerIds.length > 0) {
    await lockInOrder(tx, offer, offerIds);
    await tx
      .update(offer)
      .set(runColumns(offer, campaignId, run, now))
      .where(isAmong(offer.id, offerIds));
  }
  if (productIds.length > 0) {
    await lockInOrder(tx, product, productIds);
    await tx
      .update(product)
      .set(runColumns(product, campaignId, run, now))
      .where(isAmong(product.id, productIds));
  }
}
