import { atBranchFields, companyOfBranch } from "@marquee/domain/stores/company-of-branch";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { insertCompany } from "../companies/create-company.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { WriteContext } from "../platform/tenancy/request-context.ts";
import { insertBranch } from "./create-store.ts";

/**
 * Stores a company with its first branch, or neither (STORE-C7): the only way in which a company gets one at once, for
 * sign-up and for who adds a company. What is refused is at the fields of the branch.
 */
export async function insertCompanyBranch(context: WriteContext, draft: StoreDraft) {
  const company = await insertCompany(context, companyOfBranch(draft));
  if (company instanceof Refusal) return company.atFields(atBranchFields);
  const isTaken = () => Promise.resolve(false);
  return insertBranch(context, draft, { body: draft, companyLogo: company.logo, isTaken });
}
