import type { SectionValues } from "@marquee/domain/sections/section-rules";
import type { Section } from "@marquee/domain/sections/section.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of a sponsored section, new or stored. */
export const sectionFormMachine = createFormMachine<SectionValues, Section>({
  id: "sectionForm",
  title: "The section form",
});
