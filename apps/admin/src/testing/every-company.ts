import type { CompanyBranch } from "../features/companies/use-company-branch.ts";

/** No company and no branch is chosen, as for staff at first. */
export const EVERY_COMPANY: CompanyBranch = {
  companyId: null,
  storeId: null,
  privileged: false,
  chosen: 0,
  chooseCompany: () => undefined,
  chooseBranch: () => undefined,
};
