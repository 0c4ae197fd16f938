import { isMaster } from "../access/actor.ts";
import { can, type AccessDecision } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { normalizedCompany } from "./company-draft.ts";
import type { CompanyDraft } from "./company.schema.ts";

/** The fields of a draft beside its logo. */
const CONTENT = [
  "name",
  "regName",
  "regStateId",
  "countryId",
  "stateId",
  "cityId",
  "pincode",
  "address1",
  "address2",
  "corporationId",
  "website",
  "managerName",
  "managerMobile",
  "managerEmail",
] as const satisfies readonly (keyof CompanyDraft)[];

/** Whether a draft changes nothing of a stored company but its logo (COMPANY-U2). */
export const changesLogoAlone = (stored: CompanyDraft, draft: CompanyDraft): boolean =>
  CONTENT.every((field) => isUnchanged(stored, draft, field));

/** Whether a field is as it is stored, or as it would be stored today: a postal code in its country's form, for instance. */
const isUnchanged = (stored: CompanyDraft, draft: CompanyDraft, field: (typeof CONTENT)[number]) =>
  stored[field] === draft[field] || normalizedCompany(stored)[field] === draft[field];

/** Whether the user may make this change: all of it, or the logo alone (COMPANY-U2). */
export function mayChangeCompany(
  actor: Actor,
  stored: CompanyDraft,
  draft: CompanyDraft,
): AccessDecision {
  const resource = { companyId: stored.id };
  const whole = can(actor, "companies.edit", resource);
  if (whole.allowed || !changesLogoAlone(stored, draft)) return whole;
  return can(actor, "companies.editLogo", resource);
}

/** Whether a user sets the register name and state of a company (COMPANY-C5). */
export const maySetRegister = (actor: Actor): boolean => isMaster(actor);

/** The register name and state as the user may set them: a master any, others those that are stored (COMPANY-C5). */
export const withRegister = (
  actor: Actor,
  draft: CompanyDraft,
  stored: Pick<CompanyDraft, "regName" | "regStateId"> | null,
): CompanyDraft =>
  maySetRegister(actor)
    ? draft
    : { ...draft, regName: stored?.regName ?? null, regStateId: stored?.regStateId ?? null };

/** What a company is registered as: its own name unless a master set another one (COMPANY-R1). */
export const registerName = ({
  name,
  regName,
}: {
  readonly name: string;
  readonly regName: string | null;
}): string => regName ?? name;

/** The state a company is registered in: that of its address unless a master set another one; empty if none is known. */
export const registerState = ({
  regStateId,
  stateId,
}: {
  readonly regStateId?: string | null;
  readonly stateId?: string;
}): string => regStateId ?? stateId ?? "";
