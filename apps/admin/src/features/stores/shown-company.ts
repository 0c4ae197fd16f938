import type { LastPerson } from "../../session/last-person.ts";
import { savedCompanyBranch } from "../companies/use-company-branch.ts";

/** The id of the company whose stores a list shows, if its address is this; null for every one. */
export const shownCompany = (
  person: LastPerson,
  search: Readonly<Record<string, string | undefined>>,
): string | null => savedCompanyBranch(person, search).companyId;
