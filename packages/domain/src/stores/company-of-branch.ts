import { emptyCompany, normalizedCompany } from "../companies/company-draft.ts";
import type { CompanyDraft } from "../companies/company.schema.ts";
import type { Issue } from "../validation/rule.ts";
import type { StoreDraft } from "./store.schema.ts";

/** The company of a first branch: its name, address and manager are the branch's. */
export const companyOfBranch = (draft: StoreDraft): CompanyDraft =>
  normalizedCompany({
    ...emptyCompany(draft.companyId, "CA"),
    name: draft.companyBusinessName,
    corporationId: draft.corporationId,
    website: draft.websiteUrl,
    logo: draft.companyLogo,
    countryId: draft.countryId,
    stateId: draft.stateId,
    cityId: draft.cityId,
    pincode: draft.pincode,
    address1: draft.address1,
    address2: draft.address2,
    managerName: draft.managerName,
    managerMobile: draft.managerMobile,
    managerEmail: draft.managerEmail,
  });

/** What the company's fields are called in the body of a branch. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "companyBusinessName",
  website: "websiteUrl",
  logo: "companyLogo",
};

/** Issues of that company at the fields of the branch that it is made with (STORE-C7). */
export const atBranchFields = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, field: FIELDS[issue.field] ?? issue.field }));
