import { lazy, Suspense } from "react";
import { usePermission } from "../../session/permission.ts";
import type { LastPerson } from "../../session/last-person.ts";
import {
  readSavedFilter,
  useSavedFilter,
  type FilteredList,
  type SavedFilter,
} from "../../session/saved-filters.ts";
import { useUser } from "../../session/session-context.tsx";

// Only people who act across companies choose one; nobody else loads the searchable selects.
const CompanyBranchSelects = lazy(async () => ({
  default: (await import("./company-branch-selects.tsx")).CompanyBranchSelects,
}));

/** The company and branch a list is narrowed to. Others than privileged people have but their own company. */
const companyBranchOf = (
  { companyId, acrossCompanies }: Pick<LastPerson, "companyId" | "acrossCompanies">,
  saved: SavedFilter,
): SavedFilter =>
  acrossCompanies
    ? { companyId: saved.companyId, storeId: saved.companyId === null ? null : saved.storeId }
    : { companyId, storeId: null };

/** What a list is narrowed to for a person who opens it, before the session has answered. */
export const savedCompanyBranch = (list: FilteredList, person: LastPerson): SavedFilter =>
  companyBranchOf(person, readSavedFilter(list));

/** The company and branch a list is narrowed to, and how to choose others. */
export function useCompanyBranch(list: FilteredList) {
  const saved = useSavedFilter(list);
  const user = useUser();
  const privileged = usePermission("companies.select").allowed;
  const person = { companyId: user.companyId, acrossCompanies: privileged };
  const { companyId, storeId } = companyBranchOf(person, saved);
  const chosen = [privileged ? companyId : null, storeId].filter((id) => id !== null).length;
  return { ...saved, companyId, storeId, privileged, chosen };
}

export type CompanyBranch = ReturnType<typeof useCompanyBranch>;

export interface CompanyBranchFilterProps {
  readonly filter: CompanyBranch;
  /** For what belongs to a company and to none of its branches. */
  readonly companyOnly?: boolean;
}

/** Company and branch over a list, for privileged people alone; remembered per list. */
export function CompanyBranchFilter({ filter, companyOnly = false }: CompanyBranchFilterProps) {
  if (!filter.privileged) return null;
  return (
    <Suspense>
      <CompanyBranchSelects filter={filter} companyOnly={companyOnly} />
    </Suspense>
  );
}
