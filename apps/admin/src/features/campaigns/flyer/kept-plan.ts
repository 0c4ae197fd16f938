import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { AppliedPromocode } from "@marquee/machines/payments/promocode.model";
import { keepInTab, readTab } from "../../../browser/tab-memory.ts";

/** What a reload must not lose: the plan, the company it was chosen in, the promo code, and the open checkout. */
export interface KeptPlan {
  readonly companyId: string | null;
  readonly draft: FlyerPlanDraft;
  readonly applied: AppliedPromocode | null;
  readonly checkoutId: string | null;
}

/** One per person and per campaign that is renewed: nobody finds the plan of somebody else. */
export const planKey = (email: string, renewedId: string | null): string =>
  `flyerPlan:${email}:${renewedId ?? "new"}`;

/** What is kept under these names was written by this code; anything else is as if nothing were kept. */
const isKeptPlan = (value: unknown): value is KeptPlan =>
  typeof value === "object" &&
  value !== null &&
  "checkoutId" in value &&
  "draft" in value &&
  typeof value.draft === "object" &&
  value.draft !== null &&
  "cityList" in value.draft &&
  "campaignFor" in value.draft;

export function readPlan(key: string): KeptPlan | null {
  const text = readTab(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isKeptPlan(value) ? value : null;
  } catch {
    return null;
  }
}

export const keepPlan = (key: string, plan: KeptPlan): void => keepInTab(key, JSON.stringify(plan));

export const forgetPlan = (key: string): void => keepInTab(key, null);
