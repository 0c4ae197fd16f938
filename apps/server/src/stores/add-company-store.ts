import { emptyCompany, normalizedCompany } from "@marquee/domain/companies/company-draft";
import type { CompanyDraft } from "@marquee/domain/companies/company.schema";
import { normalizedStore } from "@marquee/domain/stores/store-draft";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { countCompany, insertCompany, type CompanyServices } from "../companies/create-company.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { actsAcross, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertBranch } from "./create-store.ts";

/** The company of a first branch: its name, address and manager are the branch's. */
const toCompanyDraft = (draft: StoreDraft): CompanyDraft =>
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

function atBranchFields(refusal: Refusal): Refusal {
  const { tag, message, issues, ...more } = refusal.failure;
  if (issues === undefined) return refusal;
  const renamed = issues.map((issue) => ({ ...issue, field: FIELDS[issue.field] ?? issue.field }));
  return new Refusal(tag, message, { ...more, issues: renamed }, refusal.retryAfter);
}

/**
 * Makes a company with its first branch, or neither (STORE-C7). The company has no user yet, so that both are stored as
 * the system, as `createCompany` does.
 */
export async function addCompanyStore(
  request: SignedInRequest,
  services: CompanyServices,
  given: StoreDraft,
): Promise<StoreDetails | Refusal> {
  const draft = normalizedStore(given);
  const counted = await countCompany(services, request, draft.companyId);
  if (counted instanceof Refusal) return counted;
  const scope = actsAcross(request.scope) ? request.scope : SYSTEM;
  const made = await withScope(services.pool, scope, async (tx) => {
    const work = { ...request, tx, scope };
    const company = await insertCompany(work, toCompanyDraft(draft));
    if (company instanceof Refusal) return atBranchFields(company);
    const isTaken = () => Promise.resolve(false);
    return insertBranch(work, draft, { body: draft, companyLogo: company.logo, isTaken });
  });
  if (made instanceof Refusal) await counted?.release();
  return made;
}
