import type { SponsoredSectionRow } from "../campaigns/sponsored-fields.schema.ts";
import { chosen, filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { sectionMessages as say } from "./messages.ts";

/** What a row of Configure Sponsored Section is checked on; a `SponsoredSectionRow` is one. */
export interface SectionRowForm {
  readonly page: string;
  readonly category: string;
  readonly section: string;
}

export const sectionRowFields = {
  page: "text",
  category: "text",
  section: "text",
} as const satisfies FormFields;

/** A row of Configure Sponsored Section, in the specification's order (SECTIONROW-V1 to SECTIONROW-V3). */
export const sectionRowRules: readonly Rule<SectionRowForm, unknown>[] = [
  filled("SECTIONROW-V1", "page", say.pageMissing),
  filled("SECTIONROW-V2", "category", say.categoryMissing),
  filled("SECTIONROW-V3", "section", say.sectionMissing),
];

export const sectionListFields = { sponsoredSection: "entries" } as const satisfies FormFields;

/** Saving Configure Sponsored Section (SECTIONROW-V4). */
export const sectionListRules: readonly Rule<
  { readonly sponsoredSection: readonly unknown[] },
  unknown
>[] = [chosen("SECTIONROW-V4", "sponsoredSection", say.sectionsMissing)];

/** A new row: suggested bid 0.50, bid 0 (SECTIONROW-D1). */
export const emptySectionRow = (id: string): SponsoredSectionRow => ({
  id,
  section: "",
  suggestedBid: 0.5,
  bid: 0,
  category: "",
  page: "",
});
