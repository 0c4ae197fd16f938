import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import { createFormMachine } from "../forms/form.machine.ts";

export const companyFormMachine = createFormMachine<CompanyDraft, CompanyDetails>({
  id: "companyForm",
  title: "The company form",
});
