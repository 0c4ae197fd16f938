import type { StoredSignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import type { SignUpIds } from "@marquee/machines/onboarding/onboarding.model";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";

const KEY = "signUp";
const LINK = /^#?resume=([0-9a-f]{32})$/;

/** What this tab remembers of a sign-up: its ids, and what was typed in the first step, the password aside. */
interface Remembered {
  readonly ids: SignUpIds;
  readonly data: StoredSignUpData | null;
}

function readRemembered(): Remembered | null {
  const text = readTabStorage(KEY);
  return text === null ? null : (JSON.parse(text) as Remembered);
}

export const remember = (remembered: Remembered): void =>
  writeTabStorage(KEY, JSON.stringify(remembered));

export const forget = (): void => writeTabStorage(KEY, null);

/** What a sign-up starts with. */
export interface SignUpStart extends Remembered {
  readonly resumes: boolean;
}

/**
 * The sign-up that a page begins or goes on with: that of the link in the mail, that of this tab before a reload, or a
 * new one. The secret of the link goes from the address to this tab.
 */
export function startSignUp(hash: string): SignUpStart {
  const linked = LINK.exec(hash)?.[1];
  const remembered = readRemembered();
  if (remembered !== null && (linked === undefined || linked === remembered.ids.draftId))
    return { ...remembered, resumes: true };
  const ids = { draftId: linked ?? newId(), companyId: newId(), storeId: newId() };
  remember({ ids, data: null });
  return { ids, data: null, resumes: linked !== undefined };
}
