import { normalizedCompany } from "@marquee/domain/companies/company-draft";
import { withRegister } from "@marquee/domain/companies/company-change";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type { CompanyDetails, CompanyDraft } from "@marquee/domain/companies/company.schema";
import type pg from "pg";
import { createOnce } from "../platform/http/create-once.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { LimitCounter, Taken } from "../platform/limits/limit-counter.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { actsAcross, SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import type { Within, Work } from "../platform/tenancy/work.ts";
import { refuseContent, refuseTaken } from "./check-company.ts";
import { companyRefusals as refusals } from "./messages.ts";
import {
  findCompanyDetails,
  findCreateHash,
  findTaken,
  insertCompany,
  type NewCompany,
} from "./queries.ts";

export interface CompanyServices {
  readonly pool: pg.Pool;
  readonly limits: LimitCounter;
}

function rowOf(
  draft: CompanyDraft & { readonly countryId: Country },
  { user, now }: Pick<Work, "user" | "now">,
  createHash: string,
): NewCompany {
  const at = now.toISOString();
  const by = { createdBy: user.name, createdOn: at, updatedBy: user.name, updatedOn: at };
  return { ...draft, ...by, createHash };
}

/** The country of a draft that the rules let through (COMPANY-V2). */
function countryOf({ countryId }: CompanyDraft): Country {
  if (countryId === "") throw new Error("a checked draft has no country");
  return countryId;
}

async function make(
  within: Within,
  request: SignedInRequest,
  draft: CompanyDraft,
  createHash: string,
): Promise<CompanyDetails | Refusal> {
  const { tx } = within;
  const taken = async () => refuseTaken(draft, await findTaken(tx, draft));
  const made = await createOnce({
    createHash,
    idTaken: refusals.idTaken,
    findCreateHash: () => findCreateHash(within, draft.id),
    find: () => findCompanyDetails(within, draft.id),
    refuse: async () => (await refuseContent(within, draft, null)) ?? taken(),
    insert: () =>
      insertCompany(tx, rowOf({ ...draft, countryId: countryOf(draft) }, request, createHash)),
  });
  if (!(made instanceof Refusal)) return made;
  // Of two companies with one name at once the second was not inserted, and its id is free.
  const isIdFree = (await findCreateHash(within, draft.id)) === undefined;
  return (isIdFree ? await taken() : null) ?? made;
}

/** Counts a company of somebody who does not act across companies; a repeat makes none (LIMIT-23). */
async function countCompany(
  { limits, pool }: CompanyServices,
  { user, scope, address }: SignedInRequest,
  id: string,
): Promise<Taken | Refusal | null> {
  if (actsAcross(scope)) return null;
  const known = await withScope(pool, SYSTEM, (tx) => findCreateHash({ tx, scope: SYSTEM }, id));
  if (known !== undefined) return null;
  return limits.take("companies", { person: user.email, company: user.companyId, address });
}

/**
 * Makes a company (COMPANY-C1 to COMPANY-C7). It belongs to nobody yet, so that it is stored as the system: whoever is of
 * another company stays there, and does not see it.
 */
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
    make({ tx, scope }, request, draft, requestHash(draft)),
  );
  if (made instanceof Refusal) await counted?.release();
  return made;
}
