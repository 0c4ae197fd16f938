import { emptyCompany } from "@marquee/domain/companies/company-draft";
import type { CompanyDraft } from "@marquee/domain/companies/company.schema";

/** A company in Montreal with all that its form asks. */
export const companyDraft = (id: string, name: string): CompanyDraft => ({
  ...emptyCompany(id, "CA"),
  name,
  stateId: "qc",
  cityId: "montreal",
  pincode: "H2X 1Y4",
  address1: "4",
  address2: "Rue 1",
});
