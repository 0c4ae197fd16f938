import {
  sectionDraftOf,
  sectionFormOf,
  sectionRulesFrom,
  type SectionValues,
} from "@marquee/domain/sections/section-rules";
import { SECTION_TEXT_LIMITS } from "@marquee/domain/sections/section-text-limits";
import type { Section } from "@marquee/domain/sections/section.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { sectionFormMachine } from "@marquee/machines/sections/section-form.machine";
import { now } from "@marquee/ui/browser/now.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../session/session-context.tsx";
import { sectionQuery, SECTIONS } from "./sections.queries.ts";

export type SectionForm = FormActor<SectionValues, Section>;

/** The running form of one section: `id` of a stored one, or null with the values a new one starts with. */
export function useSectionForm(id: string | null, values: SectionValues): SectionForm {
  const client = useClient();
  const queries = useQueryClient();
  // what an edit may keep although it is past (SECTION-V9)
  const stored = useRef<SectionValues | null>(null);
  return useEntityForm(sectionFormMachine, {
    id,
    values,
    load: async (sectionId) => {
      const section = await queries.fetchQuery({
        ...sectionQuery(client, sectionId),
        staleTime: 0,
      });
      const held = sectionFormOf(section);
      stored.current = held;
      return { ...section, ...held };
    },
    create: (draft) => client.sections.save({ body: sectionDraftOf(draft) }),
    update: (draft, version) => client.sections.save({ body: sectionDraftOf(draft) }, version),
    rules: (draft) => [
      ...ruleIssues(sectionRulesFrom(stored.current), draft, { now: now() }),
      ...lengthIssues(SECTION_TEXT_LIMITS, draft),
    ],
    invalidates: SECTIONS,
    besideList: true,
  });
}
