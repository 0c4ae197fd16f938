import type { CampaignFor } from "../campaigns/campaign.schema.ts";
import type { Moment } from "../dates/instants.ts";
import type { Section } from "./section.schema.ts";
import { isOpenToCampaigns, type SectionDates } from "./section-state.ts";

/** What of a section decides whether it can be chosen. */
export type ChoosableSection = SectionDates & Pick<Section, "isOfferSection" | "isProductSection">;

/** Whether a section shows items of that kind. */
const shows = (section: ChoosableSection, campaignFor: CampaignFor): boolean =>
  (campaignFor === "offer" ? section.isOfferSection : section.isProductSection) === "Y";

/** Whether a section can be chosen for offers or for products: it is open to campaigns, and shows them (SECTION-C1). */
export const maySelectSection = (
  section: ChoosableSection,
  campaignFor: CampaignFor,
  now: Moment,
): boolean => shows(section, campaignFor) && isOpenToCampaigns(section, now);
