import { lazy, Suspense } from "react";
import { usePermission } from "../../session/permission.ts";
import { useSavedFilter, type FilteredList } from "../../session/saved-filters.ts";
import { useUser } from "../../session/session-context.tsx";

// Only people who act across companies choose one; nobody else loads the searchable selects.
const CompanyBranchSelects = lazy(async () => ({
  default: (await import("./company-branch-selects.tsx")).CompanyBranchSelects,
}));

/** The company and branch a list is narrowed to. Others than privileged people have but their own company. */
export function useCompanyBranch(list: FilteredList) {
  const saved = useSavedFilter(list);
  const user = useUser();
  const privileged = usePermission("companies.select").allowed;
  const companyId = privileged ? saved.companyId : user.companyId;
  const storeId = privileged && companyId !== null ? saved.storeId : null;
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
