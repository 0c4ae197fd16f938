import { emptyStore } from "@marquee/domain/stores/store-draft";
import { STORE_STEPS } from "@marquee/domain/stores/store-steps";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import type { StoreWizardContext, TypedBranch } from "@marquee/machines/stores/store-wizard.model";
import { knownFields, typedIn } from "../../page-kit/form/typed-fields.ts";
import { tabDraft, type TabDraft } from "../../page-kit/tab-draft.ts";
import { personalKey } from "../../session/personal-key.ts";

const [FIRST] = STORE_STEPS;
const SAMPLE: TypedBranch = { values: {}, step: FIRST, reached: FIRST };
const FIELDS = emptyStore("", null, "CA");

/** What a user types of a branch in this tab: `about` is the stored one, or the company of a new one (STORE-W7). */
export const typedBranchDraft = (email: string, about: string): TabDraft<TypedBranch> =>
  tabDraft(
    personalKey(email, `branch ${about}`),
    SAMPLE,
    ({ values, step, reached }) =>
      STORE_STEPS.includes(step) &&
      STORE_STEPS.includes(reached) &&
      Object.keys(knownFields(values, FIELDS)).length === Object.keys(values).length,
  );

/** A draft under the id that it had before the reload, so that a save that was sent already is not made twice. */
export const withTypedId = (draft: StoreDraft, typed: TypedBranch | null): StoreDraft => ({
  ...draft,
  id: typed?.values.id ?? draft.id,
});

/** What is typed in the wizard now. */
export const typedBranch = ({ fields, step, reached }: StoreWizardContext): TypedBranch => ({
  values: { ...typedIn(fields), id: fields.values.id },
  step,
  reached,
});
