import {
  changesLogoAlone,
  mayChangeCompany,
  withRegister,
} from "@marquee/domain/companies/company-change";
import { normalizedCompany, storedCompany } from "@marquee/domain/companies/company-draft";
import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import type pg from "pg";
import type { SignedInRequest } from "../platform/http/request.ts";
import { forbidden, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import {
  refuseContent,
  refuseLogo,
  refuseTaken,
  refuseViolation,
  readTaken,
} from "./check-company.ts";
import { companyRecord, type CompanyTaken } from "./queries.ts";

async function refuseChange(
  context: RequestContext,
  stored: CompanyDraft,
  draft: CompanyDraft,
  taken: CompanyTaken,
): Promise<Refusal | null> {
  const response = mayChangeCompany(context.user, stored, draft);
  if (!response.allowed) return forbidden(response.reason);
  if (changesLogoAlone(stored, draft)) return refuseLogo(context, draft, stored.logo);
  return (await refuseContent(context, draft, stored)) ?? refuseTaken(draft, taken);
}

async function change(
  context: RequestContext,
  given: CompanyDraft,
  { taken, version }: { readonly taken: CompanyTaken; readonly version: number | null },
): Promise<CompanyDetails | Refusal> {
  const stored = await companyRecord.lock(context, given.id, version);
  if (stored instanceof Refusal) return stored;
  const draft = withRegister(context.user, given, stored);
  const refusal = await refuseChange(context, storedCompany(stored), draft, taken);
  if (refusal) return refusal;
  const { id, countryId, ...content } = draft;
  return companyRecord.change(context, id, {
    ...content,
    countryId: countryId || stored.countryId,
  });
}

/**
 * Changes a company from `version` (null: whatever is stored) (COMPANY-U1, COMPANY-U2). Names of other companies are
 * looked up as the system, as the caller may not see them; of two changes at once the database accepts one.
 */
export async function updateCompany(
  request: SignedInRequest,
  pool: pg.Pool,
  given: CompanyDraft,
): Promise<CompanyDetails | Refusal> {
  const draft = normalizedCompany(given);
  const taken = await readTaken(pool, draft);
  try {
    const { version } = request;
    return await request.transaction((tx) => change({ ...request, tx }, draft, { taken, version }));
  } catch (error) {
    return refuseViolation(error, draft);
  }
}
