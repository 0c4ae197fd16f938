import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { AppliedPromocode } from "@marquee/machines/payments/promocode.model";
import { writeTabStorage, readTabStorage } from "../../../browser/tab-storage.ts";

/** What a reload must not lose: the plan, the company it was chosen in, the promo code, and the open checkout. */
export interface StoredPlan {
  readonly companyId: string | null;
  readonly draft: FlyerPlanDraft;
  readonly applied: AppliedPromocode | null;
  readonly checkoutId: string | null;
}

/** One per person and per campaign that is renewed: no person finds another's plan. */
export const planKey = (email: string, renewedId: string | null): string =>
  `flyerPlan:${email}:${renewedId ?? "new"}`;

/** What is stored under these keys was written by this code; anything else counts as nothing stored. */
const isStoredPlan = (value: unknown): value is StoredPlan =>
  typeof value === "object" &&
  value !== null &&
  "checkoutId" in value &&
  "draft" in value &&
  typeof value.draft === "object" &&
  value.draft !== null &&
  "cityList" in value.draft &&
  "campaignFor" in value.draft;

export function readStoredPlan(key: string): StoredPlan | null {
  const text = readTabStorage(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredPlan(value) ? value : null;
  } catch {
    return null;
  }
}

export const storePlan = (key: string, plan: StoredPlan): void =>
  writeTabStorage(key, JSON.stringify(plan));

export const removeStoredPlan = (key: string): void => writeTabStorage(key, null);
