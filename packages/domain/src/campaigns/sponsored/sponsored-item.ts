import { millisOf, type Moment } from "../../dates/instants.ts";
import { itemStatus } from "../../items/item-status.ts";
import { runFrom } from "../campaign-run.ts";
import type { SoldItem } from "../sold-item.ts";

/** When an item ends: with its run, or as if the approval of its branch came now. Null without a campaign (SPONSOR-T4). */
export function endOfSponsoredItem(item: SoldItem, now: Moment): string | null {
  if (item.validTill) return item.validTill;
  return item.waitingDays === null ? null : runFrom(now, item.waitingDays).validTill;
}

/** Whether a sponsored campaign may have an item (SPONSOR-T3): a live one, or one that goes live with its branch's approval. */
export function maySponsorItem(item: SoldItem, approved: boolean, now: Moment): boolean {
  if (approved) return itemStatus(item, now) === "live";
  const end = endOfSponsoredItem(item, now);
  return end !== null && millisOf(end) > millisOf(now);
}
