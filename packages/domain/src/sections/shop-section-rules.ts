import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { sectionMessages as say } from "./messages.ts";

/** What Add Section for Shopify Store is checked on. */
export interface ShopSectionForm {
  readonly storeId: string;
  readonly campaignFor: string;
  readonly section: string;
  readonly offers: readonly string[];
  readonly products: readonly string[];
}

export const shopSectionFields = {
  storeId: "text",
  campaignFor: "text",
  section: "text",
  offers: "list",
  products: "list",
} as const satisfies FormFields;

/** Add Section for Shopify Store in the specification's order, where the first broken one is the alert (SHOPSECTION-V1 to SHOPSECTION-V6). */
export const shopSectionRules: readonly Rule<ShopSectionForm, unknown>[] = [
  filled("SHOPSECTION-V1", "storeId", say.branchMissing),
  {
    id: "SHOPSECTION-V2",
    field: "campaignFor",
    message: say.createForMissing,
    holds: ({ campaignFor }) => campaignFor === "offer" || campaignFor === "product",
  },
  filled("SHOPSECTION-V3", "section", say.configurationMissing),
  filled("SHOPSECTION-V4", "section", say.sectionsMissing),
  {
    id: "SHOPSECTION-V5",
    field: "offers",
    message: say.offersMissing,
    holds: ({ campaignFor, offers }) => campaignFor !== "offer" || offers.length > 0,
  },
  {
    id: "SHOPSECTION-V6",
    field: "products",
    message: say.productMissing,
    holds: ({ campaignFor, products }) => campaignFor !== "product" || products.length > 0,
  },
];
