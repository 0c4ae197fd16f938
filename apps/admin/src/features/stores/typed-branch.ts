import { emptyStore } from "@marquee/domain/stores/store-draft";
import { STORE_STEPS } from "@marquee/domain/stores/store-steps";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import type { StoreWizardContext, TypedBranch } from "@marquee/machines/stores/store-wizard.model";
import { tabDraft } from "../../page-kit/tab-draft.ts";

/** Who types a branch, and of which company: it is stored for them alone. */
export interface DraftOwner {
  readonly email: string;
  readonly companyId: string;
}

const [FIRST] = STORE_STEPS;
const SAMPLE: DraftOwner & TypedBranch = {
  email: "",
  companyId: "",
  values: emptyStore("", null, "CA"),
  step: FIRST,
  reached: FIRST,
};
const typedDraft = tabDraft(
  "typedBranch",
  SAMPLE,
  ({ step, reached }) => STORE_STEPS.includes(step) && STORE_STEPS.includes(reached),
);

/** What this user typed of a new branch of this company in this tab, before a reload; null if nothing (STORE-W7). */
export function readTypedBranch({ email, companyId }: DraftOwner): TypedBranch | null {
  const stored = typedDraft.read();
  return stored?.email === email && stored.companyId === companyId ? stored : null;
}

export const rememberTypedBranch = (
  email: string,
  { fields: { values }, step, reached }: StoreWizardContext,
): void => typedDraft.write({ email, companyId: values.companyId, values, step, reached });

export const forgetTypedBranch = typedDraft.remove;

/** A draft under the id that it had before the reload, so that a save that was sent already is not made twice. */
export const withTypedId = (draft: StoreDraft, typed: TypedBranch | null): StoreDraft =>
  typed === null ? draft : { ...draft, id: typed.values.id };
