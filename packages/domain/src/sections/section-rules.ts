import { centralDayOf } from "../dates/central-time.ts";
import { isDay } from "../dates/days.ts";
import type { Moment } from "../dates/instants.ts";
import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { sectionMessages as say } from "./messages.ts";
import type { SectionDraft } from "./section.schema.ts";

/** What the section form is checked on; `sectionForm` makes one of a `SectionDraft`. Days are in Central time. */
export interface SectionForm {
  readonly name: string;
  readonly page: string;
  readonly category: string;
  readonly isOfferSection: string;
  readonly isProductSection: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly configStartDate: string;
}

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

/** A draft as the form is checked: the screen calls `page` what is stored as `tabName`. */
export const sectionForm = (draft: SectionDraft): SectionForm => ({
  ...draft,
  page: draft.tabName,
});

/** The section form, in the specification's order (SECTION-V1 to SECTION-V8). */
export const sectionRules: readonly Rule<SectionForm, { readonly now: Moment }>[] = [
  {
    id: "SECTION-V1",
    field: "isOfferSection",
    message: say.sectionForMissing,
    holds: ({ isOfferSection, isProductSection }) =>
      isOfferSection === "Y" || isProductSection === "Y",
  },
  filled("SECTION-V2", "name", say.nameMissing),
  {
    id: "SECTION-V3",
    field: "page",
    message: say.pageMissing,
    holds: ({ page }) => page === "Offer",
  },
  filled("SECTION-V4", "category", say.categoryMissing),
  {
    id: "SECTION-V5",
    field: "startDate",
    message: say.fromMissing,
    holds: ({ startDate }) => isDay(startDate),
  },
  {
    id: "SECTION-V6",
    field: "endDate",
    message: say.toMissing,
    holds: ({ endDate }) => isDay(endDate),
  },
  {
    id: "SECTION-V7",
    field: "endDate",
    message: say.toNotAfterFrom,
    holds: ({ startDate, endDate }) => !isDay(startDate) || !isDay(endDate) || endDate > startDate,
  },
  {
    id: "SECTION-V8",
    field: "configStartDate",
    message: say.configStartInvalid,
    holds: ({ configStartDate }, { now }) =>
      isDay(configStartDate) && configStartDate >= centralDayOf(now),
  },
];

/** A new section: active, of order 0, and otherwise empty (SECTION-D1). */
export const emptySection = (id: string): SectionDraft => ({
  id,
  name: "",
  active: "Y",
  orderNo: 0,
  tabName: "",
  category: "",
  isOfferSection: "N",
  isProductSection: "N",
  startDate: "",
  endDate: "",
  configStartDate: "",
});
