import type { CampaignFor } from "../campaigns/campaign.schema.ts";
import type { Section } from "./section.schema.ts";

/** What of a section decides whether it can be chosen. */
export type ChoosableSection = Pick<
  Section,
  "active" | "isOfferSection" | "isProductSection" | "endDate" | "configStartDate"
>;

/**
 * Whether a section can be chosen today, a day in Central time, for offers or for products (SECTION-C1): it is active,
 * shows items of that kind, its configuration has started, and its last day has not passed.
 */
export function maySelectSection(
  section: ChoosableSection,
  campaignFor: CampaignFor,
  today: string,
): boolean {
  const shows = campaignFor === "offer" ? section.isOfferSection : section.isProductSection;
  return (
    section.active === "Y" &&
    shows === "Y" &&
    section.configStartDate <= today &&
    section.endDate >= today
  );
}
