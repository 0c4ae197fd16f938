import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import type { Onboarded, StoredSignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import type { SignUpIds } from "@marquee/machines/onboarding/onboarding.model";
import { withoutSecrets, type Snapshot } from "@marquee/machines/onboarding/stored-sign-up.model";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { hasFieldsOf, tabDraft } from "../../page-kit/tab-draft.ts";
import { STEPS } from "./sign-up-steps.ts";

const LINK = /^#?resume=([0-9a-f]{32})$/;

/** What was typed after the first step, until the server has it: where, and from which stored version. */
export interface TypedSignUp extends Snapshot {
  readonly version: number | null;
  /** What was sent last: the server may have it though its response did not come any more. */
  readonly sent: StoredSignUpData | null;
}

/** What this tab remembers of a sign-up: its ids, and what was typed, the password aside. */
interface Remembered {
  readonly ids: SignUpIds;
  /** What was typed in the first step. */
  readonly data: StoredSignUpData | null;
  /** What was typed since. */
  readonly typed: TypedSignUp | null;
}

const DATA = withoutSecrets(emptySignUp("CA"));
const isDataOrNull = (data: unknown): boolean => data === null || hasFieldsOf(data, DATA);

/** Whether what was typed is all there, in a step that the wizard has. */
const isTyped = (typed: TypedSignUp): boolean =>
  hasFieldsOf(typed, { step: "", data: DATA, version: null, sent: null }) &&
  STEPS.some(({ step }) => step === typed.step) &&
  isDataOrNull(typed.sent);

const SAMPLE: Remembered = {
  ids: { draftId: "", companyId: "", storeId: "" },
  data: null,
  typed: null,
};
const signUpDraft = tabDraft(
  "signUp",
  SAMPLE,
  ({ data, typed }) => isDataOrNull(data) && (typed === null || isTyped(typed)),
);
const readRemembered = signUpDraft.read;

/** Remembers the ids, and what was typed in the first step. */
export const remember = (remembered: Omit<Remembered, "typed">): void =>
  signUpDraft.write({ ...remembered, typed: null });

/** What was typed in this tab of the sign-up with a secret id, and may not be stored yet; null if nothing was. */
export function readTyped(draftId: string): TypedSignUp | null {
  const remembered = readRemembered();
  return remembered?.ids.draftId === draftId ? remembered.typed : null;
}

/** Remembers what was typed until the next page has stored it (ONBOARD-M6). */
export function rememberTyped(ids: SignUpIds, typed: Omit<TypedSignUp, "sent">): void {
  const sent = readTyped(ids.draftId)?.sent ?? null;
  signUpDraft.write({ ids, data: null, typed: { ...typed, sent } });
}

/** Remembers what was sent to be stored. */
export function rememberSent(draftId: string, sent: StoredSignUpData): void {
  const remembered = readRemembered();
  if (remembered?.typed && remembered.ids.draftId === draftId)
    signUpDraft.write({ ...remembered, typed: { ...remembered.typed, sent } });
}

export const forget = signUpDraft.remove;

/** A sign-up that is done: what it made, and what was typed. */
interface SignedUp {
  readonly onboarded: Onboarded;
  readonly data: StoredSignUpData;
}

const signedUpDraft = tabDraft<SignedUp>("signedUp", {
  onboarded: { email: "", companyId: "", storeId: "", mail: "verification" },
  data: DATA,
});

/** Remembers what was signed up, until its last page is left (ONBOARD-M14). */
export const rememberSignedUp = signedUpDraft.write;
export const forgetSignedUp = signedUpDraft.remove;

/** Whether anything was typed: a page that was only looked at begins no sign-up, and none is missed later (ONBOARD-M12). */
const isBegun = ({ data, typed }: Remembered): boolean => data !== null || typed !== null;

/** What a sign-up starts with. */
export interface SignUpStart extends Remembered {
  readonly resumes: boolean;
  /** What this tab signed up, and has not left yet. */
  readonly signedUp: Onboarded | null;
}

/** The sign-up that a page goes on with, of the link in the mail or of this tab, or a new one. The secret stays in this tab. */
export function startSignUp(hash: string): SignUpStart {
  const linked = LINK.exec(hash)?.[1];
  const remembered = readRemembered();
  if (remembered !== null && (linked === undefined || linked === remembered.ids.draftId)) {
    const resumes = linked !== undefined || isBegun(remembered);
    return { ...remembered, resumes, signedUp: null };
  }
  const ids = { draftId: linked ?? newId(), companyId: newId(), storeId: newId() };
  const done = linked === undefined ? signedUpDraft.read() : null;
  if (done !== null)
    return { ids, data: done.data, typed: null, resumes: false, signedUp: done.onboarded };
  remember({ ids, data: null });
  return { ids, data: null, typed: null, resumes: linked !== undefined, signedUp: null };
}
