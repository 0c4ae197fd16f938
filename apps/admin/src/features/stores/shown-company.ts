import type { LastPerson } from "../../session/last-person.ts";

/** The id of the company whose stores the user sees; the address names it for users who may choose. */
export const shownCompany = (
  { companyId, acrossCompanies }: Pick<LastPerson, "companyId" | "acrossCompanies">,
  named: string | undefined,
): string | null => (acrossCompanies ? named : undefined) ?? companyId;
