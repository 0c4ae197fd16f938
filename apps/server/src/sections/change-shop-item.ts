import { sectionMessages as messages } from "@marquee/domain/sections/messages";
import type { SectionShopItemChange } from "@marquee/domain/sections/section.schema";
import { invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { shownShopIds } from "./configuration-queries.ts";
import { lockSection } from "./section-lock.ts";
import { findShopItem, storeRemoval } from "./shop-item-queries.ts";

/** Takes an item of a shop out of its section, or back (SHOPSECTION-T6), unless it was added again meanwhile (SHOPSECTION-T7). */
export async function changeShopItem(
  context: RequestContext,
  change: SectionShopItemChange,
): Promise<"Success" | Refusal> {
  const named = await findShopItem(context, change);
  if (named === undefined) return notFound();
  // with this lock simultaneous additions wait, and the read below sees what was changed until now
  await lockSection(context.tx, named.section);
  const stored = await findShopItem(context, change);
  if (stored === undefined) return notFound();
  if ((stored.removedOn !== null) === (change.removed === "Y")) return "Success";
  if (change.removed === "N") {
    const shown = await shownShopIds(context, stored, stored.companyId);
    if (shown.has(change.shopId))
      return invalid([{ rule: "SHOPSECTION-T7", field: "shopId", message: messages.shownAlready }]);
  }
  await storeRemoval(context, change);
  return "Success";
}
