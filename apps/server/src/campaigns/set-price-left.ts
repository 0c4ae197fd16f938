import { eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, checkout } from "../schema/schema.ts";

/**
 * A campaign costs what was paid for it less what is credited of its invoice in all, in CAD, whatever for: a refund by staff,
 * one made at the provider, or a lost dispute (REFUND-R4). Called where credit notes are issued or voided. Its run is no
 * matter of the price (REFUND-R5).
 */
export const setPriceLeft = (tx: Tx, checkoutId: string, credited: number): PromiseLike<unknown> =>
  tx
    .update(campaign)
    .set({
      campaignPrice: sql`greatest(
        (select ${checkout.total} from ${checkout} where ${checkout.id} = ${campaign.checkoutId}) -
        ${sql.param(credited, campaign.campaignPrice)}, 0)`,
    })
    .where(eq(campaign.checkoutId, checkoutId));
