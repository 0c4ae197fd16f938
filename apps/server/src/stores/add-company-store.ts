import { emptyCompany, normalizedCompany } from "@marquee/domain/companies/company-draft";
import type { CompanyDraft } from "@marquee/domain/companies/company.schema";
import { normalizedStore } from "@marquee/domain/stores/store-draft";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { countCompany, insertCompany, type CompanyServices } from "../companies/create-company.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { conflict, Refusal } from "../platform/refusal/refusal.ts";
import { actsAcross, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertBranch } from "./create-store.ts";
import { storeRecord } from "./queries.ts";

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

/** A branch as it was when it was made: what its offers and readers gave it later is its company's to know. */
const firstBranch = (stored: StoreDetails | Refusal, isUnseen: boolean): StoreDetails | Refusal =>
  stored instanceof Refusal || !isUnseen
    ? stored
    : { ...stored, primaryOfferImage: null, totalLikes: 0 };

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
  const isUnseen = scope === SYSTEM;
  const made = await withScope(services.pool, scope, async (tx) => {
    const work = { ...request, tx, scope };
    let isMade = false;
    const inserted = async () => void (isMade = true);
    const company = await insertCompany(work, toCompanyDraft(draft), { isUnseen, inserted });
    if (company instanceof Refusal) return atBranchFields(company);
    // It belongs to others by now: nothing is added to it, and a repeat is told of the branch that it made.
    if (!isMade)
      return firstBranch(
        (await storeRecord.findCreated(work, { id: draft.id, body: draft, isUnseen })) ??
          conflict("There is another company with this id already."),
        isUnseen,
      );
    const isTaken = () => Promise.resolve(false);
    return insertBranch(work, draft, { body: draft, companyLogo: company.logo, isTaken });
  });
  if (made instanceof Refusal) await counted?.release();
  return made;
}
