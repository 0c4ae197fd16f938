import { companyRules } from "@marquee/domain/companies/company-rules";
import type { CompanyDraft } from "@marquee/domain/companies/company.schema";
import { companyMessages } from "@marquee/domain/companies/messages";
import { corporationIdTaken } from "@marquee/domain/onboarding/store-info-rules";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import type pg from "pg";
import { placeIssues } from "../geography/place-issues.ts";
import { stateExists } from "../geography/queries.ts";
import { DatabaseError } from "../platform/database/database-error.ts";
import { foreignImages } from "../platform/images/foreign-images.ts";
import { conflict, invalid, type Refusal } from "../platform/refusal/refusal.ts";
import type { TransactionContext, WriteContext } from "../platform/tenancy/request-context.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
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

/** The values of a draft that another company has already, whatever company it is. */
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

async function placesIssues(
  { tx }: TransactionContext,
  draft: CompanyDraft,
): Promise<readonly Issue[]> {
  const { regStateId } = draft;
  const rule = "COMPANY-C6";
  const issues = await placeIssues(tx, draft, { rule, state: "stateId", city: "cityId" });
  if (regStateId === null || (await stateExists(tx, regStateId))) return issues;
  return [...issues, { rule, field: "regStateId", message: companyMessages.registerStateUnknown }];
}

/** The context of a check of a company, and its caller. */
type LogoContext = TransactionContext & Pick<WriteContext, "user">;

const logoIssues = (
  context: LogoContext,
  { id, logo }: CompanyDraft,
  stored: string | null,
): Promise<readonly Issue[]> =>
  foreignImages(context, logo === null ? [] : [logo], {
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
  context: LogoContext,
  draft: CompanyDraft,
  stored: CompanyDraft | null,
): Promise<Refusal | null> {
  return refuseIssues([
    ...ruleIssues(companyRules, draft, { stored }),
    ...(await placesIssues(context, draft)),
    ...(await logoIssues(context, draft, stored?.logo ?? null)),
  ]);
}

/** The issues of a change of the logo alone: nothing else of the company is checked (COMPANY-U2). */
export const refuseLogo = async (
  context: LogoContext,
  draft: CompanyDraft,
  storedLogo: string | null,
): Promise<Refusal | null> => refuseIssues(await logoIssues(context, draft, storedLogo));
