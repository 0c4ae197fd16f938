import type { FilteredList } from "../session/saved-filters.ts";
import { useSavedFilter } from "../session/saved-filters.ts";
import { usePermission } from "../session/permission.ts";
import { useUser } from "../session/session-context.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { useBranches, useCompanies } from "./companies.ts";

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

/** Company and branch over a list, for privileged people alone; remembered per list. */
export function CompanyBranchFilter({ filter }: { readonly filter: CompanyBranch }) {
  const companies = useCompanies();
  const branches = useBranches(filter.privileged ? filter.companyId : null);
  if (!filter.privileged) return null;
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
