import { isPrivileged } from "@marquee/domain/access/actor";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { LastPerson } from "../../session/last-person.ts";
import { usePermission } from "../../session/permission.ts";
import { filterInAddress, readSavedFilter, type SavedFilter } from "../../session/saved-filters.ts";
import { useUser } from "../../session/session-context.tsx";
import { useChosenCompany } from "./use-chosen-company.ts";

/** The company and branch a list is narrowed to. Users without privileges have only their own company. */
const companyBranchOf = (
  { companyId, acrossCompanies }: Pick<LastPerson, "companyId" | "acrossCompanies">,
  saved: SavedFilter,
): SavedFilter =>
  acrossCompanies
    ? { companyId: saved.companyId, storeId: saved.companyId === null ? null : saved.storeId }
    : { companyId, storeId: null };

/** What a list is narrowed to for a user who opens its address, before the session is known. */
export const savedCompanyBranch = (
  person: LastPerson,
  search: Readonly<Record<string, string | undefined>>,
): SavedFilter => companyBranchOf(person, filterInAddress(search) ?? readSavedFilter());

/** What something new starts with: the company and branch that a user across companies has chosen for the lists. */
export function chosenOwner(user: Actor): {
  readonly companyId?: string;
  readonly storeId?: string;
} {
  const { companyId, storeId } = readSavedFilter();
  return isPrivileged(user) && companyId !== null ? { companyId, storeId: storeId ?? "" } : {};
}

/** The company and branch a list is narrowed to, and how to choose others. */
export function useCompanyBranch() {
  const shown = useChosenCompany();
  const user = useUser();
  const privileged = usePermission("companies.select").allowed;
  const person = { companyId: user.companyId, acrossCompanies: privileged };
  const { companyId, storeId } = companyBranchOf(person, shown);
  const chosen = [privileged ? companyId : null, storeId].filter((id) => id !== null).length;
  return {
    companyId,
    storeId,
    privileged,
    chosen,
    chooseCompany: (id: string | null) => shown.choose({ companyId: id, storeId: null }),
    chooseBranch: (id: string | null) => shown.choose({ companyId: shown.companyId, storeId: id }),
  };
}

export type CompanyBranch = ReturnType<typeof useCompanyBranch>;
