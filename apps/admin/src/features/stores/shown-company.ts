import { savedCompanyBranch } from "../companies/use-company-branch.ts";
import type { LastPerson } from "../../session/last-person.ts";

/** The id of the company whose stores a list shows, if its address is this; null for every one. */
export const shownCompany = (
  person: LastPerson,
  search: Readonly<Record<string, string | undefined>>,
): string | null => savedCompanyBranch(person, search).companyId;
