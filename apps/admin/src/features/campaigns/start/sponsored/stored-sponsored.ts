import type { SponsoredCampaignValues } from "@marquee/machines/campaigns/sponsored-campaign.machine";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";
import { hasFieldsOf, tabDraft } from "../../../../page-kit/tab-draft.ts";
import { personalKey } from "../../../../session/personal-key.ts";
import type { KnownEnds } from "./use-sponsored-form.ts";

/** What a reload must not lose: the draft, the company it was chosen in, and when its items end. */
export interface SponsoredStart {
  readonly values: SponsoredCampaignValues;
  readonly companyId: string | null;
  /** When the chosen items end, as far as it is known: what SPONSOR-V10 asks. */
  readonly ends: KnownEnds;
  /** What the form would have opened with, if its draft is one that was stored. */
  readonly restoredFrom?: SponsoredStart;
}

/** One per person, and per campaign that is renewed: no person finds another's draft. */
export const sponsoredKey = (email: string, renewedId: string | null): string =>
  personalKey(email, `sponsored:${renewedId ?? "new"}`);

const isEnd = (value: unknown): value is readonly [string, { id: string; validTill: string }] =>
  Array.isArray(value) &&
  typeof value[0] === "string" &&
  hasFieldsOf(value[1], { id: "", validTill: "" });

interface StoredSponsored extends Pick<SponsoredStart, "companyId" | "values"> {
  readonly ends: readonly unknown[];
}

const sponsoredDraft = (key: string, values: SponsoredCampaignValues) =>
  tabDraft<StoredSponsored>(key, {
    // the amount is null until one is typed
    values: { ...values, budget: null },
    companyId: null,
    ends: [],
  });

/** The draft that this tab has stored, or the fresh one if it has none. */
export function readStoredSponsored(key: string, fresh: SponsoredStart): SponsoredStart {
  const stored = sponsoredDraft(key, fresh.values).read();
  if (stored === null) return fresh;
  return { ...stored, ends: new Map(stored.ends.filter(isEnd)), restoredFrom: fresh };
}

/** Stores a draft in this tab, over the one under the same key. */
export const storeSponsored = (key: string, { values, companyId, ends }: SponsoredStart): void =>
  sponsoredDraft(key, values).write({ values, companyId, ends: [...ends] });

/** Removes the draft of the key from this tab, once it is saved or left. */
export const removeStoredSponsored = (key: string): void => writeTabStorage(key, null);

/** Whether this tab holds the draft, so that leaving the page loses nothing. */
export const isSponsoredStored = (key: string): boolean => readTabStorage(key) !== null;
