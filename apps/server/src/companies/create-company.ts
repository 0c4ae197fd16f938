import { withRegister } from "@marquee/domain/companies/company-change";
import { normalizedCompany } from "@marquee/domain/companies/company-draft";
import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type pg from "pg";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { LimitCounter, Taken } from "../platform/limits/limit-counter.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import type { WriteContext } from "../platform/tenancy/request-context.ts";
import { actsAcross, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { refuseContent, refuseTaken } from "./check-company.ts";
import { companyRecord, findTaken } from "./queries.ts";

export interface CompanyServices {
  readonly pool: pg.Pool;
  readonly limits: LimitCounter;
}

/** The country of a draft that the rules let through (COMPANY-V2). */
function checkedCountry({ countryId }: CompanyDraft): Country {
  if (countryId === "") throw new Error("a checked draft has no country");
  return countryId;
}

/**
 * Inserts a company once, if nothing speaks against it: every company that there is is made here. Of two that take one name or
 * corporation id at once, one is stored, and the other is told which of them it was.
 */
export async function insertCompany(
  context: WriteContext,
  draft: CompanyDraft,
  inserted: () => Promise<void> = () => Promise.resolve(),
): Promise<CompanyDetails | Refusal> {
  const { tx, scope } = context;
  const made = await companyRecord.insertOnce(context, {
    id: draft.id,
    body: draft,
    inserted,
    // A user who creates a company in the system's scope belongs to none, or to another one (COMPANY-C4).
    isUnseen: scope.kind === "system",
    columns: async () =>
      (await refuseContent(context, draft, null)) ??
      refuseTaken(draft, await findTaken(tx, draft)) ?? {
        ...draft,
        countryId: checkedCountry(draft),
      },
  });
  if (!(made instanceof Refusal) || made.failure.issues !== undefined) return made;
  return refuseTaken(draft, await findTaken(tx, draft)) ?? made;
}

/** Counts a company of a user who does not act across companies; a repeat is not counted (LIMIT-23). */
export async function countCompany(
  { limits, pool }: CompanyServices,
  { user, scope, address }: SignedInRequest,
  id: string,
): Promise<Taken | Refusal | null> {
  if (actsAcross(scope)) return null;
  const known = await withScope(pool, SYSTEM, (tx) =>
    companyRecord.find({ tx, scope: SYSTEM }, id),
  );
  if (known !== undefined) return null;
  return limits.take("companies", { person: user.email, company: user.companyId, address });
}

/** Makes a company (COMPANY-C1 to COMPANY-C7), as the system: no user is in it yet, and who makes it may stay in another. */
export async function createCompany(
  request: SignedInRequest,
  services: CompanyServices,
  given: CompanyDraft,
): Promise<CompanyDetails | Refusal> {
  const draft = withRegister(request.user, normalizedCompany(given), null);
  const counted = await countCompany(services, request, draft.id);
  if (counted instanceof Refusal) return counted;
  const scope = actsAcross(request.scope) ? request.scope : SYSTEM;
  const made = await withScope(services.pool, scope, (tx) =>
    insertCompany({ ...request, tx, scope }, draft),
  );
  if (made instanceof Refusal) await counted?.release();
  return made;
}
