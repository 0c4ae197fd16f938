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

function chooseBranch(id: string | null): void {
  for (const list of STORED_FOR) writeStored(`branchFilter${list}`, id);
}

/** Chooses a company, and clears the branch. */
function chooseCompany(id: string | null): void {
  for (const list of STORED_FOR) writeStored(`companyFilter${list}`, id);
  chooseBranch(null);
}

/** The company and branch that were chosen for lists, and how to choose others. */
export function useSavedFilter() {
  const [companyId] = useStored(COMPANY_KEY);
  const [storeId] = useStored(BRANCH_KEY);
  return { companyId, storeId, chooseCompany, chooseBranch };
}

/** Clears what every list and the palette remember, in addresses too. The chosen site stays. */
export function clearSavedFilters(): void {
  clearAddresses();
  for (const key of storedKeys((name) => FILTER_KEY.test(name) || isRecentKey(name)))
    writeStored(key, null);
}
