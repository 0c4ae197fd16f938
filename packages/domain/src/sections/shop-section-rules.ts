import { requireItemKind, requireItems } from "../campaigns/item-form.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { sectionMessages as messages } from "./messages.ts";

export const shopSectionFields = {
  storeId: "text",
  campaignFor: "text",
  section: "text",
  offers: "list",
  products: "list",
} as const satisfies FormFields;

/** How many offers can be added to a section at a time; of products any number can be. */
export const SECTION_OFFERS = 1;

/** What Add Section for Shopify Store is checked on. */
export type ShopSectionForm = DraftOf<typeof shopSectionFields>;

/** Add Section for Shopify Store in the specification's order; the first broken one is the alert (SHOPSECTION-V1 to SHOPSECTION-V6). */
export const shopSectionRules: readonly Rule<ShopSectionForm, unknown>[] = [
  requireFilled("SHOPSECTION-V1", "storeId", messages.branchMissing),
  requireItemKind("SHOPSECTION-V2", messages.createForMissing),
  requireFilled("SHOPSECTION-V3", "section", messages.configurationMissing),
  requireFilled("SHOPSECTION-V4", "section", messages.sectionsMissing),
  requireItems("SHOPSECTION-V5", "offer", messages.offersMissing),
  requireItems("SHOPSECTION-V6", "product", messages.productMissing),
];

/** What is reported once items were added to a section (SHOPSECTION-D1). */
export const shopSectionSuccess = (campaignFor: string): string =>
  campaignFor === "product" ? messages.productAdded : messages.offerAdded;
