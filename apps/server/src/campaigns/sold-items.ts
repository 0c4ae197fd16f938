import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { SoldItem } from "@marquee/domain/campaigns/sold-item";
import { and, eq, isNull } from "drizzle-orm";
import { lockInOrder } from "../items/lock-in-order.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, offer, product } from "../schema/schema.ts";

type Items = typeof offer | typeof product;

/** Items of one company, all offers or all products. */
export interface ItemsOf {
  readonly companyId: string;
  readonly campaignFor: CampaignFor;
  readonly ids: readonly string[];
}

/** An item that is stored, with what decides whether it is sold already. */
export interface StoredItem extends SoldItem {
  readonly id: string;
  readonly companyId: string;
  readonly storeId: string;
  readonly name: string;
}

/** Reads the items that still exist, with what decides whether they are sold already (CAMP-R9). */
export function readSoldItems(
  tx: Tx,
  { companyId, campaignFor, ids }: ItemsOf,
): Promise<readonly StoredItem[]> {
  const items: Items = campaignFor === "product" ? product : offer;
  return tx
    .select({
      id: items.id,
      companyId: items.companyId,
      storeId: items.storeId,
      name: campaignFor === "product" ? product.name : offer.heading,
      active: items.active,
      validFrom: items.validFrom,
      validTill: items.validTill,
      waitingDays: campaign.days,
    })
    .from(items)
    .leftJoin(
      campaign,
      and(
        eq(campaign.companyId, items.companyId),
        eq(campaign.id, items.campaignId),
        isNull(campaign.validFrom),
      ),
    )
    .where(and(eq(items.companyId, companyId), isAmong(items.id, ids)))
    .orderBy(items.id);
}

/** Locks items and reads those that still exist. A concurrent sale of the same items waits, and finds them sold. */
export async function lockSoldItems(tx: Tx, items: ItemsOf): Promise<readonly StoredItem[]> {
  await lockInOrder(tx, items.campaignFor === "product" ? product : offer, items.ids);
  // A statement of its own: the one that waited for the lock does not see what was committed meanwhile.
  return readSoldItems(tx, items);
}
