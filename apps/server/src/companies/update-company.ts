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
import type { Work } from "../platform/tenancy/work.ts";
import {
  refuseContent,
  refuseLogo,
  refuseTaken,
  refuseViolation,
  takenOf,
} from "./check-company.ts";
import { companyRecord, type CompanyTaken } from "./queries.ts";

async function refuseChange(
  work: Work,
  stored: CompanyDraft,
  draft: CompanyDraft,
  taken: CompanyTaken,
): Promise<Refusal | null> {
  const answer = mayChangeCompany(work.user, stored, draft);
  if (!answer.allowed) return forbidden(answer.reason);
  if (changesLogoAlone(stored, draft)) return refuseLogo(work, draft, stored.logo);
  return (await refuseContent(work, draft, stored.logo)) ?? refuseTaken(draft, taken);
}

async function change(
  work: Work,
  given: CompanyDraft,
  { taken, version }: { readonly taken: CompanyTaken; readonly version: number | null },
): Promise<CompanyDetails | Refusal> {
  const stored = await companyRecord.lock(work, given.id, version);
  if (stored instanceof Refusal) return stored;
  const draft = withRegister(work.user, given, stored);
  const refusal = await refuseChange(work, storedCompany(stored), draft, taken);
  if (refusal) return refusal;
  const { id, countryId, ...content } = draft;
  return companyRecord.change(work, id, { ...content, countryId: countryId || stored.countryId });
}

/**
 * Changes a company from `version` (null: whatever is stored) (COMPANY-U1, COMPANY-U2). Names of other companies are
 * looked up as the system, as the caller may not see them; of two changes at once the database lets one through.
 */
export async function updateCompany(
  request: SignedInRequest,
  pool: pg.Pool,
  given: CompanyDraft,
): Promise<CompanyDetails | Refusal> {
  const draft = normalizedCompany(given);
  const taken = await takenOf(pool, draft);
  try {
    const { version } = request;
    return await request.transaction((tx) => change({ ...request, tx }, draft, { taken, version }));
  } catch (error) {
    return refuseViolation(error, draft);
  }
}
