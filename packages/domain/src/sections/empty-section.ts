import type { SectionDraft } from "./section.schema.ts";

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
