import type { CampaignFor } from "../campaigns/campaign.schema.ts";
import { formatDay } from "../dates/format-dates.ts";
import type { Moment } from "../dates/instants.ts";
import { isOpenToCampaigns, type SectionDates } from "./section-state.ts";
import type { Section } from "./section.schema.ts";

/** The fields of a section that decide whether it can be chosen. */
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

/** That a section is over before the campaign that chooses it; null if it is not, or if either end is not known (SECTION-C2). */
export function endsBefore(
  section: Pick<Section, "endDate" | "name"> | undefined,
  campaignEndsOn: string | null,
): string | null {
  if (section === undefined || campaignEndsOn === null || campaignEndsOn === "") return null;
  const [sectionEnd, campaignEnd] = [section.endDate.slice(0, 10), campaignEndsOn.slice(0, 10)];
  return sectionEnd < campaignEnd
    ? `${section.name} ends on ${formatDay(sectionEnd)}, before the campaign on ${formatDay(campaignEnd)}: nothing is shown there from then on.`
    : null;
}
