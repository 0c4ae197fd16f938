import { SUGGESTED_BID } from "../campaigns/sponsored/keyword-rules.ts";
import type { SponsoredSectionRow } from "../items/sponsored-fields.schema.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireChosen, requireFilled, type Rule } from "../validation/rule.ts";
import { sectionMessages as messages } from "./messages.ts";

export const sectionRowFields = {
  page: "text",
  category: "text",
  section: "text",
} as const satisfies FormFields;

/** What a row of Configure Sponsored Section is checked on; a `SponsoredSectionRow` is one. */
export type SectionRowForm = DraftOf<typeof sectionRowFields>;

/** A row of Configure Sponsored Section, in the specification's order (SECTIONROW-V1 to SECTIONROW-V3). */
export const sectionRowRules: readonly Rule<SectionRowForm, unknown>[] = [
  requireFilled("SECTIONROW-V1", "page", messages.pageMissing),
  requireFilled("SECTIONROW-V2", "category", messages.categoryMissing),
  requireFilled("SECTIONROW-V3", "section", messages.sectionMissing),
];

export const sectionListFields = { sponsoredSection: "entries" } as const satisfies FormFields;

/** Saving Configure Sponsored Section (SECTIONROW-V4). */
export const sectionListRules: readonly Rule<
  { readonly sponsoredSection: readonly unknown[] },
  unknown
>[] = [requireChosen("SECTIONROW-V4", "sponsoredSection", messages.sectionsMissing)];

/** A new row: suggested bid 0.50, bid 0 (SECTIONROW-D1). */
export const emptySectionRow = (id: string): SponsoredSectionRow => ({
  id,
  section: "",
  suggestedBid: SUGGESTED_BID,
  bid: 0,
  category: "",
  page: "",
});

/** The rows of which an earlier one names the same section, or has the same id (SECTIONROW-U1). */
export const repeatedSections = (
  rows: readonly SponsoredSectionRow[],
): readonly SponsoredSectionRow[] =>
  rows.filter(({ id, section }, index) =>
    rows.slice(0, index).some((one) => one.section === section || one.id === id),
  );
