import type { AppliedPromocode } from "@marquee/machines/payments/promocode.model";
import { tabDraft } from "../../page-kit/tab-draft.ts";
import { personalKey } from "../../session/personal-key.ts";

/** What a reload must not lose: the plan, the company it was chosen in, the promo code, and the open checkout. */
export interface StoredPlan<Draft extends object> {
  readonly companyId: string | null;
  readonly draft: Draft;
  readonly applied: AppliedPromocode | null;
  readonly checkoutId: string | null;
  /** What the plan would have opened with, if it is one that was stored. */
  readonly restoredFrom?: Draft;
}

/** A plan of which nothing was stored yet. */
export const freshPlan = <Draft extends object>(
  draft: Draft,
  companyId: string | null = null,
): StoredPlan<Draft> => ({ companyId, draft, applied: null, checkoutId: null });

/** One per person, and per offer or campaign that it is about: no person finds another's plan. */
export const planKey = (
  kind: "flyerPlan" | "mapProducts" | "promoteItems" | "promoteOffer",
  email: string,
  about: string | null,
): string => personalKey(email, `${kind}:${about ?? "new"}`);

const planDraft = <Draft extends object>(key: string, draft: Draft) =>
  tabDraft<StoredPlan<Draft>>(key, freshPlan(draft));

/** The plan that this tab has stored, or the fresh one if it has none. */
export function readStoredPlan<Draft extends object>(
  key: string,
  fresh: StoredPlan<Draft>,
): StoredPlan<Draft> {
  const stored = planDraft(key, fresh.draft).read();
  return stored === null ? fresh : { ...stored, restoredFrom: fresh.draft };
}

/** Whether this tab has stored anything under the key. */
export const hasStoredPlan = (key: string): boolean => planDraft(key, {}).read() !== null;

/** Stores a plan in this tab, over the one under the same key. */
export const storePlan = <Draft extends object>(key: string, plan: StoredPlan<Draft>): void =>
  planDraft(key, plan.draft).write(plan);

/** Removes the plan of the key from this tab, once it is paid for or closed. */
export const removeStoredPlan = (key: string): void => planDraft(key, {}).remove();
