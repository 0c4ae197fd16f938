import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import type { StoreWizardContext, TypedBranch } from "@marquee/machines/stores/store-wizard.model";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";

const KEY = "typedBranch";

/** Who types a branch, and of which company: it is stored for them alone. */
export interface Typist {
  readonly email: string;
  readonly companyId: string;
}

type Remembered = Typist & TypedBranch;

/** What this user typed of a new branch of this company in this tab, before a reload; null if nothing (STORE-W7). */
export function readTypedBranch({ email, companyId }: Typist): TypedBranch | null {
  const text = readTabStorage(KEY);
  const found = text === null ? null : (JSON.parse(text) as Remembered);
  return found?.email === email && found.companyId === companyId ? found : null;
}

export function rememberTypedBranch(
  email: string,
  { fields: { values }, step, reached }: StoreWizardContext,
): void {
  const remembered: Remembered = { email, companyId: values.companyId, values, step, reached };
  writeTabStorage(KEY, JSON.stringify(remembered));
}

export const forgetTypedBranch = (): void => writeTabStorage(KEY, null);

/** A draft under the id that it had before the reload, so that a save that was sent already is not made twice. */
export const withTypedId = (draft: StoreDraft, typed: TypedBranch | null): StoreDraft =>
  typed === null ? draft : { ...draft, id: typed.values.id };
