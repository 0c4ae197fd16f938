import { lazy, Suspense } from "react";
import type { CompanyBranchSelectsProps } from "./company-branch-selects.tsx";

// Only people who act across companies choose one; nobody else loads the searchable selects.
const CompanyBranchSelects = lazy(async () => ({
  default: (await import("./company-branch-selects.tsx")).CompanyBranchSelects,
}));

/** Company and branch over a list, for privileged people alone; remembered per list. */
export function CompanyBranchFilter({ filter, companyOnly = false }: CompanyBranchSelectsProps) {
  if (!filter.privileged) return null;
  return (
    <Suspense>
      <CompanyBranchSelects filter={filter} companyOnly={companyOnly} />
    </Suspense>
  );
}
