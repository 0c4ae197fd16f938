import type { SponsoredCampaignValues } from "@marquee/machines/campaigns/sponsored-campaign.machine";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";
import { hasFieldsOf } from "../../../payments/stored-plan.ts";
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
  `sponsored:${email}:${renewedId ?? "new"}`;

const isEnd = (value: unknown): value is readonly [string, { id: string; validTill: string }] =>
  Array.isArray(value) &&
  typeof value[0] === "string" &&
  hasFieldsOf(value[1], { id: "", validTill: "" });

/** The draft that this tab has stored, or the fresh one if it has none. An earlier version of this code may have stored it. */
export function readStoredSponsored(key: string, fresh: SponsoredStart): SponsoredStart {
  try {
    const stored: unknown = JSON.parse(readTabStorage(key) ?? "null");
    if (!hasFieldsOf(stored, { values: fresh.values, ends: [] as unknown[] })) return fresh;
    const { budget: _amount, ...texts } = fresh.values;
    if (!hasFieldsOf(stored.values, texts)) return fresh;
    const companyId: unknown = Reflect.get(stored, "companyId");
    return {
      values: stored.values,
      companyId: typeof companyId === "string" ? companyId : null,
      ends: new Map(stored.ends.filter(isEnd)),
      restoredFrom: fresh,
    };
  } catch {
    return fresh;
  }
}

export const storeSponsored = (key: string, { values, companyId, ends }: SponsoredStart): void =>
  writeTabStorage(key, JSON.stringify({ values, companyId, ends: [...ends] }));

export const removeStoredSponsored = (key: string): void => writeTabStorage(key, null);

/** Whether this tab holds the draft, so that leaving the page loses nothing. */
export const isSponsoredStored = (key: string): boolean => readTabStorage(key) !== null;
