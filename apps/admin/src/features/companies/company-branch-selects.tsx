import { Chip } from "@marquee/ui/content/chip.tsx";
import { BranchSelect } from "./branch-select.tsx";
import { useCompany } from "./companies.queries.ts";
import type { CompanyBranch } from "./use-company-branch.ts";

export interface ShownCompanyProps {
  readonly filter: Pick<CompanyBranch, "companyId" | "chooseCompany">;
}

/**
 * The company whose rows are shown, with the way back to all of them: on a narrow page, where the top bar has no room for the
 * switch that says so (SCREEN-L29).
 */
export function ShownCompany({ filter: { companyId, chooseCompany } }: ShownCompanyProps) {
  const company = useCompany(companyId);
  if (companyId === null) return null;
  return (
    <div className="md:hidden">
      <Chip label={company?.name ?? "One company"} onRemove={() => chooseCompany(null)} />
    </div>
  );
}

export interface CompanyBranchSelectsProps {
  readonly filter: CompanyBranch;
  /** For what belongs to a company, but to no branch. */
  readonly companyOnly?: boolean;
}

/** The filter of a branch, and the company that was chosen in the top bar. */
export function CompanyBranchSelects({ filter, companyOnly = false }: CompanyBranchSelectsProps) {
  return (
    <>
      <ShownCompany filter={filter} />
      {companyOnly ? null : (
        <BranchSelect
          aria-label="Branch"
          placeholder="All branches"
          clearable
          companyId={filter.companyId}
          value={filter.storeId}
          onValueChange={filter.chooseBranch}
          className="border-line-strong! md:w-54!"
        />
      )}
    </>
  );
}
