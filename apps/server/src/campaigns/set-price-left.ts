import { eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, checkout } from "../schema/schema.ts";

/**
 * What was refunded of a campaign came back: it costs that again, at most what it cost at first (REFUND-P6). Its run stays
 * as it is (REFUND-R5).
 */
export const restorePrice = (tx: Tx, checkoutId: string, amount: number): PromiseLike<unknown> =>
  tx
    .update(campaign)
    .set({
      campaignPrice: sql`least(${campaign.campaignPrice} + ${sql.param(amount, campaign.campaignPrice)},
        (select ${checkout.total} from ${checkout} where ${checkout.id} = ${campaign.checkoutId}))`,
    })
    .where(eq(campaign.checkoutId, checkoutId));
