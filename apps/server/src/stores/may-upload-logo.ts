import { filterValue } from "@marquee/api/http/path";
import { companyExists } from "../companies/queries.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import { refuseMissing, refuseWithout } from "../platform/images/may-upload.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { branchExists } from "./queries.ts";

/** Refuses the logo of a company to users who may neither edit the company nor add a branch to it. */
async function mayUploadCompanyLogo(
  request: SignedInRequest,
  companyId: string,
): Promise<Refusal | null> {
  const refused =
    refuseWithout(request, "companies.edit", { companyId }) &&
    refuseWithout(request, "stores.addBranch", { companyId });
  return refused ?? refuseMissing(request, (within) => companyExists(within, companyId));
}

/** A user who may edit a branch may send its logo; that of a company, who may edit it, add a branch to it, or create it (IMAGE-A3). */
export async function mayUploadLogo(
  request: SignedInRequest,
  params: { readonly companyId: string; readonly storeId: string },
): Promise<Refusal | null> {
  const [companyId, storeId] = [filterValue(params.companyId), filterValue(params.storeId)];
  if (companyId === null) return refuseWithout(request, "companies.add");
  const named = namedCompany(request.scope, companyId);
  if (named instanceof Refusal) return named;
  if (storeId === null) return mayUploadCompanyLogo(request, companyId);
  return (
    refuseWithout(request, "stores.edit", { companyId, storeId }) ??
    refuseMissing(request, (within) => branchExists(within, companyId, storeId))
  );
}
