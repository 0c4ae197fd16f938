import { Combobox } from "../../ui/combobox.tsx";
import { useBranches } from "./companies.queries.ts";
import { CompanySelect } from "./company-select.tsx";
import type { CompanyBranch } from "./company-branch-filter.tsx";

/** The two searchable selects of the filter. */
export function CompanyBranchSelects({ filter }: { readonly filter: CompanyBranch }) {
  const branches = useBranches(filter.privileged ? filter.companyId : null);
  const branchOptions = (branches.data?.rows ?? []).map(({ id, code, storeName }) => ({
    value: id,
    label: code,
    detail: storeName,
  }));
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
      <Combobox
        aria-label="Branch"
        placeholder={filter.companyId === null ? "Choose a company first" : "All branches"}
        clearable
        disabled={filter.companyId === null}
        busy={branches.isLoading}
        options={branchOptions}
        value={filter.storeId}
        onValueChange={filter.chooseBranch}
        className="border-line-strong! md:w-48!"
      />
    </>
  );
}
