import { companyRules } from "@marquee/domain/companies/company-rules";
import { COMPANY_TEXT_LIMITS } from "@marquee/domain/companies/company-text-limits";
import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { isSameName } from "@marquee/domain/wire/typed-text";
import { companyFormMachine } from "@marquee/machines/companies/company-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../session/session-context.tsx";
import { COMPANIES, companyQuery } from "./companies.queries.ts";

export type CompanyForm = FormActor<CompanyDraft, CompanyDetails>;

/** A running company form, and the names that others have as far as look-ups have found. */
export interface RunningCompanyForm {
  readonly form: CompanyForm;
  readonly takenNames: string[];
}

/** The running form of one company: `id` of a stored one, or null with the values a new one starts with. */
export function useCompanyForm(id: string | null, values: CompanyDraft): RunningCompanyForm {
  const client = useClient();
  const queries = useQueryClient();
  const [takenNames] = useState<string[]>(() => []);
  const [opened] = useState<{ stored: CompanyDetails | null }>(() => ({ stored: null }));
  const form = useEntityForm(companyFormMachine, {
    id,
    values,
    load: async (companyId) => {
      opened.stored = await queries.fetchQuery({
        ...companyQuery(client, companyId),
        staleTime: 0,
      });
      return opened.stored;
    },
    create: (body) => client.companies.create({ body }),
    update: (body, version) => client.companies.update({ body }, version),
    rules: (draft) => {
      const isTaken = takenNames.some((name) => isSameName(name, draft.name));
      return [
        ...ruleIssues(companyRules, draft, {
          taken: isTaken ? ["name"] : [],
          stored: opened.stored,
        }),
        ...lengthIssues(COMPANY_TEXT_LIMITS, draft),
      ];
    },
    undo: ({ name }) => ({ title: "Company saved", name }),
    invalidates: COMPANIES,
  });
  return { form, takenNames };
}
