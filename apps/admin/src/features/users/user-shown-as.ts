import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { companyBranchShownAs } from "../companies/company-branch-shown-as.tsx";
import { roleShownAs } from "../roles/role-shown-as.tsx";

/** What a user belongs to, by its name. */
export const userShownAs: ShownAs = { ...companyBranchShownAs, ...roleShownAs };
