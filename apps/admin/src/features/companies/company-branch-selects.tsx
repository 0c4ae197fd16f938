import { BranchSelect } from "./branch-select.tsx";
import { CompanySelect } from "./company-select.tsx";
import type { CompanyBranch } from "./use-company-branch.ts";

export interface CompanyBranchSelectsProps {
  readonly filter: CompanyBranch;
  /** For what belongs to a company and to none of its branches. */
  readonly companyOnly?: boolean;
}

/** The two searchable selects of the filter. */
export function CompanyBranchSelects({ filter, companyOnly = false }: CompanyBranchSelectsProps) {
  return (
    <>
      <CompanySelect
        aria-label="Company"
        placeholder="All companies"
        clearable
        value={filter.companyId}
        onValueChange={filter.chooseCompany}
        className="border-line-strong! md:w-48!"
      />
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
