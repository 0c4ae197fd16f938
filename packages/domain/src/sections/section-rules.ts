import { centralDayOf } from "../dates/central-time.ts";
import { isDay } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { sectionMessages as messages } from "./messages.ts";
import { SECTION_DEFAULTS } from "./section-defaults.ts";
import type { Section, SectionDraft } from "./section.schema.ts";

export const sectionFields = {
  name: "text",
  page: "text",
  category: "text",
  isOfferSection: "flag",
  isProductSection: "flag",
  startDate: "day",
  endDate: "day",
  configStartDate: "day",
} as const satisfies FormFields;

/** What the section form is checked on; `sectionForm` makes one of a `SectionDraft`. Days are in Central time. */
export type SectionForm = DraftOf<typeof sectionFields>;

/** A draft as the form is checked: the screen calls `page` what is stored as `tabName`. */
export const sectionForm = (draft: SectionDraft): SectionForm => ({
  ...draft,
  page: draft.tabName,
});

/** What the section form holds: a draft whose `tabName` is called `page`, as its rules call it. */
export type SectionValues = Omit<SectionDraft, "tabName"> & {
  readonly page: SectionDraft["tabName"];
};

/** A draft, or a stored section, as the form holds it: nothing but what is sent. */
export const sectionFormOf = (section: SectionDraft | Section): SectionValues => ({
  id: section.id,
  name: section.name,
  active: section.active,
  orderNo: section.orderNo,
  page: section.tabName === "Offer" ? section.tabName : "",
  category: section.category,
  isOfferSection: section.isOfferSection,
  isProductSection: section.isProductSection,
  startDate: section.startDate,
  endDate: section.endDate,
  configStartDate: section.configStartDate,
});

/** The draft that a form is saved as. */
export const sectionDraftOf = ({ page, ...values }: SectionValues): SectionDraft => ({
  ...values,
  tabName: page,
});

/** The section form, in the specification's order (SECTION-V1 to SECTION-V8). */
export const sectionRules: readonly Rule<SectionForm, { readonly now: Moment }>[] = [
  {
    id: "SECTION-V1",
    field: "isOfferSection",
    message: messages.sectionForMissing,
    holds: ({ isOfferSection, isProductSection }) =>
      isOfferSection === "Y" || isProductSection === "Y",
  },
  requireFilled("SECTION-V2", "name", messages.nameMissing),
  {
    id: "SECTION-V3",
    field: "page",
    message: messages.pageMissing,
    holds: ({ page }) => page === "Offer",
  },
  requireFilled("SECTION-V4", "category", messages.categoryMissing),
  {
    id: "SECTION-V5",
    field: "startDate",
    message: messages.fromMissing,
    holds: ({ startDate }) => isDay(startDate),
  },
  {
    id: "SECTION-V6",
    field: "endDate",
    message: messages.toMissing,
    holds: ({ endDate }) => isDay(endDate),
  },
  {
    id: "SECTION-V7",
    field: "endDate",
    message: messages.toNotAfterFrom,
    holds: ({ startDate, endDate }) => !isDay(startDate) || !isDay(endDate) || endDate > startDate,
  },
  {
    id: "SECTION-V8",
    field: "configStartDate",
    message: messages.configStartInvalid,
    holds: ({ configStartDate }, { now }) =>
      isDay(configStartDate) && configStartDate >= centralDayOf(now),
  },
];

/** What an edit of a stored section is checked by: its configuration start may stay, although it is past (SECTION-V9). */
export const sectionRulesFrom = (
  stored: Pick<SectionDraft, "configStartDate"> | null,
): typeof sectionRules =>
  stored === null
    ? sectionRules
    : sectionRules.map((rule) =>
        rule.id === "SECTION-V8"
          ? {
              ...rule,
              holds: (draft, context) =>
                draft.configStartDate === stored.configStartDate || rule.holds(draft, context),
            }
          : rule,
      );

/** A new section: active, of order 0, and otherwise empty (SECTION-D1). */
export const emptySection = (id: string): SectionDraft => ({
  id,
  name: "",
  ...SECTION_DEFAULTS,
  tabName: "",
  category: "",
  isOfferSection: "N",
  isProductSection: "N",
  startDate: "",
  endDate: "",
  configStartDate: "",
});
