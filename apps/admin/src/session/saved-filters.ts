import { isRecentKey } from "./recent-key.ts";
import {
  readStored,
  storedKeys,
  useStored,
  writeStored,
} from "@marquee/ui/browser/local-storage.ts";
import { clearAddresses } from "./last-addresses.ts";

/** The lists that remember the chosen company and branch, each under keys of its own. */
const LISTS = [
  "Offer",
  "Product",
  "Variant",
  "Users",
  "Roles",
  "Transactions",
  "Campaign",
  "Catalog",
  "Report",
  "Bills",
] as const;

export type FilteredList = (typeof LISTS)[number];

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

/** Chooses a branch for every list (SCREEN-L22). */
function chooseBranch(id: string | null): void {
  for (const list of LISTS) writeStored(branchKey(list), id);
}

/** Chooses a company for every list, and clears the branch (SCREEN-L22). */
function chooseCompany(id: string | null): void {
  for (const list of LISTS) writeStored(companyKey(list), id);
  chooseBranch(null);
}

/** The remembered company and branch of a list, and how to choose others. */
export function useSavedFilter(list: FilteredList) {
  const [companyId] = useStored(companyKey(list));
  const [storeId] = useStored(branchKey(list));
  return { companyId, storeId, chooseCompany, chooseBranch };
}

/** Clears what every list and the palette remember, in addresses too. The chosen site stays. */
export function clearSavedFilters(): void {
  clearAddresses();
  for (const key of storedKeys((name) => FILTER_KEY.test(name) || isRecentKey(name)))
    writeStored(key, null);
}
