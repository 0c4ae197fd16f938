import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, checkout, creditNote, invoice } from "../schema/schema.ts";

/**
 * A campaign costs what its invoice says less the credit notes that hold, whatever they are for: a refund by staff, one made
 * at the provider, or a lost dispute (REFUND-R4). Called where notes are issued or voided. Its run is no matter of the price
 * (REFUND-R5).
 */
export async function setPriceLeft(tx: Tx, checkoutId: string): Promise<void> {
  const left = sql`greatest(
    (select ${checkout.total} from ${checkout} where ${checkout.id} = ${checkoutId}) -
    (select coalesce(sum(${creditNote.amount}), 0) from ${creditNote}
      join ${invoice} on ${invoice.id} = ${creditNote.invoiceKey}
      where ${invoice.checkoutId} = ${checkoutId} and ${creditNote.voidedOn} is null),
    0)`;
  await tx
    .update(campaign)
    .set({ campaignPrice: left })
    .where(
      and(
        eq(campaign.checkoutId, checkoutId),
        sql`${campaign.campaignPrice} is distinct from ${left}`,
      ),
    );
}
