import type { CompanyBranchSelectsProps } from "./company-branch-selects.tsx";
import { onDemand } from "@marquee/ui/on-demand.tsx";

// Only people who act across companies choose one; nobody else loads the searchable selects.
const CompanyBranchSelects = onDemand(
  async () => (await import("./company-branch-selects.tsx")).CompanyBranchSelects,
);

/** Company and branch over a list, for privileged people alone; remembered per list. */
export function CompanyBranchFilter({ filter, companyOnly = false }: CompanyBranchSelectsProps) {
  if (!filter.privileged) return null;
  return <CompanyBranchSelects filter={filter} companyOnly={companyOnly} />;
}
