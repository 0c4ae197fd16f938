import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { SectionConfiguration } from "@marquee/domain/sections/section.schema";
import type { ShopSectionForm } from "@marquee/domain/sections/shop-section-rules";
import { createFormMachine } from "../forms/form.machine.ts";

/** What Add Section for Shopify Store holds. Items are named by their shop-platform ids. */
export interface ShopSectionValues extends ShopSectionForm {
  readonly id: string;
  readonly companyId: string;
  readonly campaignFor: CampaignFor | "";
}

/** From a company of the shop platform to the items that a section shows of it. */
export const shopSectionMachine = createFormMachine<ShopSectionValues, SectionConfiguration>({
  id: "shopSection",
  title: "A section of a shop",
});
