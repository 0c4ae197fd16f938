import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** The form of a company. */
export const companyFormMachine = createFormMachine<CompanyDraft, CompanyDetails>({
  id: "companyForm",
  title: "The company form",
});
