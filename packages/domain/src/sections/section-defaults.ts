import type { SectionDraft } from "./section.schema.ts";

/** What a new section is if its maker does not say (SECTION-D1). */
export const SECTION_DEFAULTS = {
  active: "Y",
  orderNo: 0,
} as const satisfies Partial<SectionDraft>;
