import type { AppliedPromocode } from "@marquee/machines/payments/promocode.model";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";

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
): string => `${kind}:${email}:${about ?? "new"}`;

const isLike = (value: unknown, sample: unknown): boolean =>
  Array.isArray(sample) ? Array.isArray(value) : typeof value === typeof sample;

/**
 * Whether a stored draft has the fields of `sample`. What is stored was written by this code, perhaps by an earlier version
 * of it: a draft of other fields counts as nothing stored.
 */
export const hasFieldsOf = <Draft extends object>(value: unknown, sample: Draft): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(sample).every(([name, one]) => isLike(Reflect.get(value, name), one));

const isStoredPlan = <Draft extends object>(
  value: unknown,
  sample: Draft,
): value is StoredPlan<Draft> =>
  typeof value === "object" &&
  value !== null &&
  "checkoutId" in value &&
  "draft" in value &&
  hasFieldsOf(value.draft, sample);

/** The plan that this tab has stored, or the fresh one if it has none. */
export function readStoredPlan<Draft extends object>(
  key: string,
  fresh: StoredPlan<Draft>,
): StoredPlan<Draft> {
  try {
    const value: unknown = JSON.parse(readTabStorage(key) ?? "null");
    return isStoredPlan(value, fresh.draft)
      ? { ...fresh, ...value, restoredFrom: fresh.draft }
      : fresh;
  } catch {
    return fresh;
  }
}

export const storePlan = <Draft extends object>(key: string, plan: StoredPlan<Draft>): void =>
  writeTabStorage(key, JSON.stringify(plan));

export const removeStoredPlan = (key: string): void => writeTabStorage(key, null);
