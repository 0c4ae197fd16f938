import { BranchSelect } from "./branch-select.tsx";
import type { CompanyBranchFilterProps } from "./company-branch-filter.tsx";
import { CompanySelect } from "./company-select.tsx";

/** The two searchable selects of the filter. */
export function CompanyBranchSelects({ filter, companyOnly = false }: CompanyBranchFilterProps) {
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
