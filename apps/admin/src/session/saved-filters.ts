import { isRecentKey } from "./recent-key.ts";
import {
  readStored,
  storedKeys,
  useStored,
  writeStored,
} from "@marquee/ui/browser/local-storage.ts";
import { clearAddresses } from "./last-addresses.ts";

/** The choice holds for every list (SCREEN-L22); the specification stores it under a name for each of these. */
const STORED_FOR = ["Offer", "Product", "Variant", "Users", "Roles", "Transactions", "Campaign"];

const FILTER_KEY = /^(company|branch)Filter/;
const COMPANY_KEY = "companyFilterOffer";
const BRANCH_KEY = "branchFilterOffer";

/** A company and a branch of it; null for every one. */
export interface SavedFilter {
  readonly companyId: string | null;
  readonly storeId: string | null;
}

/** The company and branch that were chosen for lists, as they are now. */
export const readSavedFilter = (): SavedFilter => ({
  companyId: readStored(COMPANY_KEY),
  storeId: readStored(BRANCH_KEY),
});

/** Remembers a company and a branch for every list (SCREEN-L22). */
export function saveFilter({ companyId, storeId }: SavedFilter): void {
  for (const list of STORED_FOR) {
    writeStored(`companyFilter${list}`, companyId);
    writeStored(`branchFilter${list}`, storeId);
  }
}

/** The company and branch that were chosen last. */
export function useSavedFilter(): SavedFilter {
  const [companyId] = useStored(COMPANY_KEY);
  const [storeId] = useStored(BRANCH_KEY);
  return { companyId, storeId };
}

/** How an address names every company: one that names none has the company that was chosen last. */
const EVERY_COMPANY = "all";

/** What an address says of company and branch; null if it says nothing, so that what is remembered holds. */
export function filterInAddress({
  company,
  branch,
}: {
  readonly company?: string | undefined;
  readonly branch?: string | undefined;
}): SavedFilter | null {
  if (company === undefined && branch === undefined) return null;
  const companyId = company === undefined || company === EVERY_COMPANY ? null : company;
  return { companyId, storeId: branch ?? null };
}

/** Forgets what the browser remembers of company and branch. */
export const clearFilter = (): void => saveFilter({ companyId: null, storeId: null });

/** Clears what every list and the palette remember, in addresses too. The chosen site stays. */
export function clearSavedFilters(): void {
  clearAddresses();
  for (const key of storedKeys((name) => FILTER_KEY.test(name) || isRecentKey(name)))
    writeStored(key, null);
}
