import {
  readStored,
  storedKeys,
  useStored,
  writeStored,
} from "@marquee/ui/browser/local-storage.ts";
import { clearAddresses } from "./last-addresses.ts";

/** The lists that remember the chosen company and branch. */
export type FilteredList =
  | "Offer"
  | "Product"
  | "Variant"
  | "Users"
  | "Roles"
  | "Transactions"
  | "Campaign"
  | "Catalog"
  | "Report"
  | "Bills";

const FILTER_KEY = /^(company|branch)Filter/;

/** A company and a branch of it; null for every one. */
export interface SavedFilter {
  readonly companyId: string | null;
  readonly storeId: string | null;
}

const companyKey = (list: FilteredList) => `companyFilter${list}`;
const branchKey = (list: FilteredList) => `branchFilter${list}`;

/** The remembered company and branch of a list, as they are now. */
export const readSavedFilter = (list: FilteredList): SavedFilter => ({
  companyId: readStored(companyKey(list)),
  storeId: readStored(branchKey(list)),
});

/** The remembered company and branch of a list. Choosing another company clears the branch. */
export function useSavedFilter(list: FilteredList) {
  const [companyId, storeCompany] = useStored(companyKey(list));
  const [storeId, storeBranch] = useStored(branchKey(list));
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

/** Clears what every list remembers, in its address too. The chosen site stays. */
export function clearSavedFilters(): void {
  clearAddresses();
  for (const key of storedKeys((name) => FILTER_KEY.test(name))) writeStored(key, null);
}
