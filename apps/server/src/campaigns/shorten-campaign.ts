import { shortenRun, type RefundShare } from "@marquee/domain/refunds/refund-effect";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { lockInOrder } from "../items/lock-in-order.ts";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, campaignOffer, campaignProduct, offer, product } from "../schema/schema.ts";

/** Ends items no later than the last of their campaigns: days that another campaign has paid for stay (CAMP-R10). */
async function shortenItems(
  tx: Tx,
  items: typeof offer | typeof product,
  ids: readonly string[],
  runs: SQL,
): Promise<void> {
  if (ids.length === 0) return;
  await lockInOrder(tx, items, ids);
  const last = sql`(
    select distinct on (joined.item_id) joined.item_id, c.id, c.valid_from, c.valid_till
    from ${runs} joined join ${campaign} c on c.id = joined.campaign_id
    where c.campaign_type = 'flyer' and c.valid_till is not null and ${sql`joined.item_id = any(${sql.param([...ids])})`}
    order by joined.item_id, c.valid_till desc, c.id
  ) last_run`;
  await tx
    .update(items)
    .set({
      campaignId: sql`last_run.id`,
      validFrom: sql`least(${items.validFrom}, last_run.valid_from)`,
      validTill: sql`last_run.valid_till`,
    })
    .from(last)
    .where(and(eq(items.id, sql`last_run.item_id`), sql`${items.validTill} > last_run.valid_till`));
}

/** Takes what was refunded of a checkout, or lost of it, off the run of its campaign, and ends its items then (REFUND-R1 … REFUND-R6). */
export async function shortenCampaign(
  tx: Tx,
  checkoutId: string,
  share: RefundShare,
  now: Date,
): Promise<void> {
  const [found] = await tx
    .select()
    .from(campaign)
    .where(eq(campaign.checkoutId, checkoutId))
    .for("update");
  if (!found) return;
  const { run, days } = shortenRun(found, share, now);
  await tx
    .update(campaign)
    .set({ ...run, days })
    .where(eq(campaign.id, found.id));
  const offers = await tx
    .select({ id: campaignOffer.offerId })
    .from(campaignOffer)
    .where(eq(campaignOffer.campaignId, found.id));
  const products = await tx
    .select({ id: campaignProduct.productId })
    .from(campaignProduct)
    .where(eq(campaignProduct.campaignId, found.id));
  await shortenItems(
    tx,
    offer,
    offers.map(({ id }) => id),
    sql`(select offer_id as item_id, campaign_id from ${campaignOffer})`,
  );
  await shortenItems(
    tx,
    product,
    products.map(({ id }) => id),
    sql`(select product_id as item_id, campaign_id from ${campaignProduct})`,
  );
}
