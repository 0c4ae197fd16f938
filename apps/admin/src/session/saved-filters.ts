import { storedKeys, useStored, writeStored } from "../browser/local-storage.ts";

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

/** The remembered company and branch of a list. Choosing another company clears the branch. */
export function useSavedFilter(list: FilteredList) {
  const [companyId, storeCompany] = useStored(`companyFilter${list}`);
  const [storeId, storeBranch] = useStored(`branchFilter${list}`);
  return {
    companyId,
    storeId,
    chooseCompany: (id: string | null) => {
      storeCompany(id);
      storeBranch(null);
    },
    chooseBranch: storeBranch,
  };
}

/** Clears what every list remembers. The chosen site stays. */
export function clearSavedFilters(): void {
  for (const key of storedKeys((name) => FILTER_KEY.test(name))) writeStored(key, null);
}
