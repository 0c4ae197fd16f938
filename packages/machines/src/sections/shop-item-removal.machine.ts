import { sectionMessages } from "@marquee/domain/sections/messages";
import type { SectionShopItem } from "@marquee/domain/sections/section.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Takes an item of a shop out of its section (SHOPSECTION-T6, SHOPSECTION-L2). */
export const shopItemRemovalMachine = createConfirmedAction<SectionShopItem, string>({
  id: "shopItemRemoval",
  title: "Removing an item of a shop from its section",
  success: sectionMessages.shopItemRemoved,
  failure: sectionMessages.shopItemKept,
});
