import type { SponsoredSectionRow } from "@marquee/domain/items/sponsored-fields.schema";
import { createRowsMachine } from "../patterns/rows.machine.ts";

/** The sections that a sponsored campaign is shown in, each with its bid. */
export const sectionRowsMachine = createRowsMachine<SponsoredSectionRow>({
  id: "sectionRows",
  title: "The sections of a sponsored campaign",
});
