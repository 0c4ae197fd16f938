import { companyRules, type CompanyForm } from "@marquee/domain/companies/company-rules";
import { companyMessages } from "@marquee/domain/companies/messages";
import type { CompanyDraft } from "@marquee/domain/companies/company.schema";
import { corporationIdTaken } from "@marquee/domain/onboarding/store-info-rules";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import type pg from "pg";
import { placeExists, stateExists } from "../geography/queries.ts";
import { DatabaseError } from "../platform/database/database-error.ts";
import { foreignImages } from "../platform/images/foreign-images.ts";
import { conflict, invalid, type Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import type { TransactionContext, RequestContext } from "../platform/tenancy/request-context.ts";
import { findTaken, type CompanyTaken } from "./queries.ts";

/** The issues of a company whose name or corporation id another one has (COMPANY-C2, COMPANY-C3). */
export function refuseTaken(draft: CompanyDraft, taken: CompanyTaken): Refusal | null {
  const issues: Issue[] = [];
  if (taken.name)
    issues.push({ rule: "COMPANY-V8", field: "name", message: companyMessages.nameTaken });
  if (taken.corporationId)
    issues.push({
      rule: "COMPANY-C3",
      field: "corporationId",
      message: corporationIdTaken(draft.corporationId),
    });
  const [first] = issues;
  return first ? conflict(first.message, undefined, issues) : null;
}

/** What of a draft another company has already, of whichever company it is. */
export const readTaken = (pool: pg.Pool, draft: CompanyDraft): Promise<CompanyTaken> =>
  withScope(pool, SYSTEM, (tx) => findTaken(tx, draft));

const ONCE: Readonly<Record<string, CompanyTaken>> = {
  company_name_once: { name: true, corporationId: false },
  company_corporation_once: { name: false, corporationId: true },
};

/** The refusal that belongs to a violated index: of two saves at once one was first. Anything else is thrown on. */
export function refuseViolation(error: unknown, draft: CompanyDraft): Refusal {
  const constraint = error instanceof DatabaseError ? error.constraint : null;
  const refusal = refuseTaken(
    draft,
    ONCE[constraint ?? ""] ?? { name: false, corporationId: false },
  );
  if (refusal) return refusal;
  throw error;
}

async function placeIssues(
  { tx }: TransactionContext,
  draft: CompanyDraft,
): Promise<readonly Issue[]> {
  const { countryId, stateId, cityId, regStateId } = draft;
  const rule = "COMPANY-C6";
  const place = await placeExists(tx, { countryId, stateId, cityId });
  const issues: Issue[] = [];
  if (stateId !== "" && !place.state)
    issues.push({ rule, field: "stateId", message: companyMessages.provinceUnknown });
  else if (cityId !== "" && !place.city)
    issues.push({ rule, field: "cityId", message: companyMessages.cityUnknown });
  if (regStateId !== null && !(await stateExists(tx, regStateId)))
    issues.push({ rule, field: "regStateId", message: companyMessages.registerStateUnknown });
  return issues;
}

/** The context of a check of a company, and its caller. */
type Asking = TransactionContext & Pick<RequestContext, "user">;

const logoIssues = (
  asking: Asking,
  { id, logo }: CompanyDraft,
  stored: string | null,
): Promise<readonly Issue[]> =>
  foreignImages(asking, logo === null ? [] : [logo], {
    companyId: id,
    rule: "COMPANY-C7",
    field: "logo",
    kind: "companies",
    stored: stored === null ? [] : [stored],
  });

const refuseIssues = (issues: readonly Issue[]): Refusal | null =>
  issues.length > 0 ? invalid(issues) : null;

/** The issues of the content, and of what it names and is not there (COMPANY-V1 to COMPANY-V7, COMPANY-C6, COMPANY-C7). */
export async function refuseContent(
  context: Asking,
  draft: CompanyDraft & CompanyForm,
  storedLogo: string | null,
): Promise<Refusal | null> {
  return refuseIssues([
    ...ruleIssues(companyRules, draft, {}),
    ...(await placeIssues(context, draft)),
    ...(await logoIssues(context, draft, storedLogo)),
  ]);
}

/** The same of a change of the logo alone: nothing else of the company is looked at (COMPANY-U2). */
export const refuseLogo = async (
  asking: Asking,
  draft: CompanyDraft,
  storedLogo: string | null,
): Promise<Refusal | null> => refuseIssues(await logoIssues(asking, draft, storedLogo));
