import { parseJson } from "@marquee/domain/wire/parse-json";
import {
  onStored,
  readStored,
  storedKeys,
  writeStored,
} from "@marquee/ui/browser/local-storage.ts";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";
import { useMemo, useSyncExternalStore } from "react";
import { clearAddresses } from "./last-addresses.ts";
import { forgetTypedBy } from "./personal-key.ts";
import { isRecentKey } from "./recent-key.ts";

/** The choice holds for every list (SCREEN-L22); the specification stores it under a name for each of these. */
const STORED_FOR = ["Offer", "Product", "Variant", "Users", "Roles", "Transactions", "Campaign"];

const FILTER_KEY = /^(company|branch)Filter/;
const COMPANY_KEY = "companyFilterOffer";
const BRANCH_KEY = "branchFilterOffer";
/** What this tab has chosen: another tab that shows another company leaves it as it is. */
const TAB_KEY = "chosenCompany";

/** A company and a branch of it; null for every one. */
export interface SavedFilter {
  readonly companyId: string | null;
  readonly storeId: string | null;
}

const isText = (value: unknown): value is string | null =>
  value === null || typeof value === "string";

/** What is stored for this tab; null if it has chosen nothing yet, or another version stored it. */
function readTabFilter(): SavedFilter | null {
  const stored = parseJson(readTabStorage(TAB_KEY));
  if (!Array.isArray(stored)) return null;
  const [companyId, storeId]: readonly unknown[] = stored;
  return isText(companyId) && isText(storeId) ? { companyId, storeId } : null;
}

/** The company and branch that were chosen last in this tab, else in this browser (SCREEN-L22). */
export const readSavedFilter = (): SavedFilter =>
  readTabFilter() ?? { companyId: readStored(COMPANY_KEY), storeId: readStored(BRANCH_KEY) };

/** Remembers a company and a branch for every list (SCREEN-L22). */
export function saveFilter({ companyId, storeId }: SavedFilter): void {
  writeTabStorage(TAB_KEY, JSON.stringify([companyId, storeId]));
  for (const list of STORED_FOR) {
    writeStored(`companyFilter${list}`, companyId);
    writeStored(`branchFilter${list}`, storeId);
  }
}

function onFilter(listener: () => void): () => void {
  const stops = [COMPANY_KEY, BRANCH_KEY].map((key) => onStored(key, listener));
  return () => {
    for (const stop of stops) stop();
  };
}

/** The company and branch that were chosen last, as state. */
export function useSavedFilter(): SavedFilter {
  const companyId = useSyncExternalStore(onFilter, () => readSavedFilter().companyId);
  const storeId = useSyncExternalStore(onFilter, () => readSavedFilter().storeId);
  return useMemo(() => ({ companyId, storeId }), [companyId, storeId]);
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

/** What an address has to say of company and branch. */
export const searchOfFilter = ({ companyId, storeId }: SavedFilter) => ({
  company: companyId ?? EVERY_COMPANY,
  branch: storeId ?? undefined,
});

/** Forgets what the browser remembers of company and branch. */
export const clearFilter = (): void => saveFilter({ companyId: null, storeId: null });

/** Clears what every list, the palette and the forms of this tab remember, in addresses too. The chosen site stays. */
export function clearSavedFilters(): void {
  clearAddresses();
  forgetTypedBy({ than: null });
  writeTabStorage(TAB_KEY, null);
  for (const key of storedKeys((name) => FILTER_KEY.test(name) || isRecentKey(name)))
    writeStored(key, null);
}
