import { Combobox } from "../ui/combobox.tsx";
import { useBranches, useCompanies } from "./companies.ts";
import type { CompanyBranch } from "./company-branch-filter.tsx";

/** The two searchable selects of the filter. */
export function CompanyBranchSelects({ filter }: { readonly filter: CompanyBranch }) {
  const companies = useCompanies();
  const branches = useBranches(filter.privileged ? filter.companyId : null);
  const companyOptions = (companies.data?.rows ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const branchOptions = (branches.data?.rows ?? []).map(({ id, code, storeName }) => ({
    value: id,
    label: code,
    detail: storeName,
  }));
  return (
    <>
      <Combobox
        aria-label="Company"
        placeholder="All companies"
        clearable
        busy={companies.isPending}
        options={companyOptions}
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
