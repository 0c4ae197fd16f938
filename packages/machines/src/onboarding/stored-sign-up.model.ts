import type {
  OnboardingStep,
  SignUpData,
  StoredOnboardingDraft,
  StoredSignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import { sameValue } from "../forms/same-value.ts";
import type { Listener } from "../patterns/listener.ts";

/** What is stored of a sign-up: its step, and all that was typed but the secrets. */
export interface Snapshot {
  readonly step: OnboardingStep;
  readonly data: StoredSignUpData;
}

/** The input of the `saveDraft` actor; `version` is null for the first save. */
export interface SaveDraftRequest extends Snapshot {
  readonly id: string;
  readonly version: number | null;
}

/** The output of the `saveDraft` actor. It rejects for everything else. */
export type SaveDraftResponse =
  | { readonly tag: "saved"; readonly stored: StoredOnboardingDraft }
  | { readonly tag: "conflicted"; readonly current: StoredOnboardingDraft };

/** What the sign-up receives: another tab or device has gone on, and the user wants what is stored there. */
export interface DraftReplacedEvent {
  readonly type: "draft.replaced";
  readonly stored: StoredOnboardingDraft;
}

export interface StoredSignUpInput {
  readonly id: string;
  /** What was loaded from the server; null for a new sign-up. */
  readonly stored: StoredOnboardingDraft | null;
  readonly owner: Listener<DraftReplacedEvent>;
}

export interface StoredSignUpContext {
  readonly id: string;
  readonly owner: Listener<DraftReplacedEvent>;
  /** What the server has, as far as this tab knows. */
  readonly stored: StoredOnboardingDraft | null;
  /** What is to be stored; null until something was typed here. */
  readonly latest: Snapshot | null;
  /** What another tab or user has stored meanwhile. */
  readonly conflict: StoredOnboardingDraft | null;
}

export type StoredSignUpEvent =
  | ({ readonly type: "snapshot.changed" } & Snapshot)
  | { readonly type: "conflict.ownChosen" }
  | { readonly type: "conflict.theirsChosen" }
  | { readonly type: "save.retry" }
  | { readonly type: "page.closed" };

/** All that was typed but the password and the captcha. */
export function withoutSecrets(data: SignUpData): StoredSignUpData {
  const { password: _secret, captcha: _once, ...stored } = data;
  return stored;
}

/** Whether something was typed that the server does not have. */
export const isUnsaved = ({ latest, stored }: StoredSignUpContext): boolean =>
  latest !== null &&
  (stored === null || latest.step !== stored.step || !sameValue(latest.data, stored.data));

/** Whether another step was opened than the one that is stored: that is stored at once. */
export const hasMoved = ({ latest, stored }: StoredSignUpContext): boolean =>
  latest !== null && latest.step !== stored?.step;

/** The request that stores what was typed last. */
export const saveRequest = ({ id, latest, stored }: StoredSignUpContext): SaveDraftRequest => {
  if (latest === null) throw new Error("nothing is to be stored yet");
  return { id, ...latest, version: stored?.version ?? null };
};
