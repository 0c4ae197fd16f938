import { keep, keptKeys, useKept } from "../browser/kept.ts";

/** The lists that remember the chosen company and branch. */
export type FilteredList =
  | "Offer"
  | "Product"
  | "Variant"
  | "Users"
  | "Roles"
  | "Transactions"
  | "Campaign";

const FILTER_KEY = /^(company|branch)Filter/;

/** The remembered company and branch of a list. Choosing another company lets go of the branch. */
export function useSavedFilter(list: FilteredList) {
  const [companyId, keepCompany] = useKept(`companyFilter${list}`);
  const [storeId, keepBranch] = useKept(`branchFilter${list}`);
  return {
    companyId,
    storeId,
    chooseCompany: (id: string | null) => {
      keepCompany(id);
      keepBranch(null);
    },
    chooseBranch: keepBranch,
  };
}

/** Forgets what every list remembers. The chosen site stays. */
export function clearSavedFilters(): void {
  for (const key of keptKeys((name) => FILTER_KEY.test(name))) keep(key, null);
}
