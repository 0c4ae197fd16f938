import { normalizedStore } from "@marquee/domain/stores/store-draft";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { countCompany, type CompanyServices } from "../companies/create-company.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { actsAcross, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertCompanyBranch } from "./insert-company-branch.ts";

/** Makes a company with its first branch, or neither (STORE-C7), as the system like `createCompany`. */
export async function addCompanyStore(
  request: SignedInRequest,
  services: CompanyServices,
  given: StoreDraft,
): Promise<StoreDetails | Refusal> {
  const draft = normalizedStore(given);
  const counted = await countCompany(services, request, draft.companyId);
  if (counted instanceof Refusal) return counted;
  const scope = actsAcross(request.scope) ? request.scope : SYSTEM;
  const made = await withScope(services.pool, scope, (tx) =>
    insertCompanyBranch({ ...request, tx, scope }, draft),
  );
  if (made instanceof Refusal) await counted?.release();
  return made;
}
