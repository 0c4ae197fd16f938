import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import {
  stepIssues,
  FORM_STEPS,
  stepOfField,
  type FormStep,
} from "@marquee/domain/onboarding/sign-up-steps";
import type {
  Captcha,
  Onboarded,
  OnboardingRequest,
  SignUpData,
  StoredOnboardingDraft,
  StoredSignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import type { Site } from "@marquee/domain/sites/site";
import type { Issue } from "@marquee/domain/validation/rule";
import type { DataChangedEvent, StepInput, StepOutput } from "../forms/step.model.ts";
import {
  createWizardSteps,
  remainingRefusals,
  type WizardPosition,
} from "../forms/wizard-steps.ts";
import type { Problem } from "../patterns/problem.ts";
import type { CaptchaIssuedEvent } from "./captcha.model.ts";
import { withoutSecrets, type DraftReplacedEvent } from "./stored-sign-up.model.ts";

/** The ids of a sign-up, made once by the browser, so that everything it sends is safe to repeat. */
export interface SignUpIds {
  readonly draftId: string;
  readonly companyId: string;
  readonly storeId: string;
}

export interface OnboardingInput {
  readonly site: Site;
  readonly ids: SignUpIds;
  /** Whether something may be stored under the draft's id: after a reload, or with the link of the mail. */
  readonly resumes: boolean;
  /** What this tab stores of the first step, which the server does not have yet. */
  readonly remembered: StoredSignUpData | null;
  /** What this tab signed up before a reload of the last page (ONBOARD-M14). */
  readonly signedUp: Onboarded | null;
}

/** The input of the `loadDraft` actor. */
export interface LoadDraftRequest {
  readonly id: string;
}

/** The output of the `submit` actor. It rejects for everything else. */
export type SubmitResponse =
  | { readonly tag: "done"; readonly onboarded: Onboarded }
  | { readonly tag: "refused"; readonly issues: readonly Issue[] };

export interface OnboardingContext extends OnboardingInput, WizardPosition<FormStep> {
  readonly data: SignUpData;
  /** What was found stored; null for a sign-up that began here. */
  readonly resumed: StoredOnboardingDraft | null;
  /** Whether the link led to a sign-up that is not there any more. */
  readonly isLost: boolean;
  /** The captcha that the answer belongs to; null before the first and after a wrong answer. */
  readonly captcha: Captcha | null;
  /** Why loading or sending did not work. */
  readonly problem: Problem | null;
  readonly onboarded: Onboarded | null;
}

export type OnboardingEvent =
  | DataChangedEvent<SignUpData>
  | CaptchaIssuedEvent
  | DraftReplacedEvent
  | { readonly type: "step.chosen"; readonly step: FormStep }
  | { readonly type: "resume.retry" }
  | { readonly type: "resume.dropped" }
  | { readonly type: "submit.cancelled" }
  | { readonly type: "page.left" };

/** The machines and calls that run beside it, each under the name of its source. */
export type OnboardingChildren = {
  storedSignUp: "storedSignUp";
  signUpStep: "signUpStep";
  storeInfoStep: "storeInfoStep";
  chooseCategoryStep: "chooseCategoryStep";
  addressStep: "addressStep";
  personalInfoStep: "personalInfoStep";
  captcha: "captcha";
  signedUp: "signedUp";
  loadDraft: "loadDraft";
  submit: "submit";
};

type Change = Partial<OnboardingContext>;

/** A sign-up with the secrets that are stored nowhere: they are asked for again. */
const withEmptySecrets = (stored: StoredSignUpData): SignUpData => ({
  ...stored,
  password: "",
  captcha: "",
});

/**
 * Opens the sign-up at its first step, with what this tab remembers or the defaults of the site
 * (ONBOARD-D1). Password and captcha are empty, as neither is stored.
 */
export const createOnboardingContext = (input: OnboardingInput): OnboardingContext => ({
  ...input,
  data: input.remembered ? withEmptySecrets(input.remembered) : emptySignUp(input.site),
  step: "signUp",
  reached: "signUp",
  resumed: null,
  isLost: false,
  captcha: null,
  refusals: [],
  problem: null,
  onboarded: input.signedUp,
});

const steps = createWizardSteps(FORM_STEPS, stepOfField);

export const { goTo: chooseStep, isReached } = steps;

/** Goes to the step after or before the current one, and clears the failure of the last submit. */
export const moveStep = (context: OnboardingContext, output: StepOutput): Change => ({
  ...steps.move(context, output),
  problem: null,
});

/** What a step opens with. */
export const stepInput = (
  context: OnboardingContext,
  step: FormStep,
  owner: StepInput<SignUpData>["owner"],
): StepInput<SignUpData> => steps.stepInput(context, step, context.data, owner);

/** New data; a refusal goes with the value that it was about. */
export const changeData = (context: OnboardingContext, data: SignUpData): Change => ({
  data,
  refusals: remainingRefusals(context.refusals, context.data, data),
});

/** Continues what was stored, at its step; a password that was typed here stays (ONBOARD-M6). */
export function resume(
  { data: { password } }: OnboardingContext,
  stored: StoredOnboardingDraft,
): Change {
  const step = stored.step === "confirmation" ? "personalInfo" : stored.step;
  const data = { ...withEmptySecrets(stored.data), password };
  return { data, step, reached: step, resumed: stored, isLost: false, problem: null };
}

/** Nothing is stored under the id: what this tab remembers goes on; else the link is too old or used up. */
export const loseDraft = ({ remembered }: OnboardingContext): Change => ({
  isLost: remembered === null,
  resumed: null,
});

/** The first step with a broken rule; undefined if the whole sign-up can be sent. */
export const findStepWithIssues = ({ data }: OnboardingContext): FormStep | undefined =>
  FORM_STEPS.find((step) => stepIssues(step, data).length > 0);

/** Goes to the first step that lacks something: the password of a sign-up that was resumed, for instance. */
export const goToIssues = (context: OnboardingContext): Change => {
  const step = findStepWithIssues(context) ?? context.step;
  return { step, refusals: stepIssues(step, context.data) };
};

/** What the server refused is shown at its fields, in the first step with one. A right answer stays right (ONBOARD-P3). */
export function refuseSubmit(context: OnboardingContext, issues: readonly Issue[]): Change {
  const step = steps.findRefused(issues) ?? "personalInfo";
  const change = { step, refusals: issues, problem: null };
  return issues.some(({ field }) => field === "captcha")
    ? { ...change, captcha: null, data: { ...context.data, captcha: "" } }
    : change;
}

/** The end as it is sent. */
export const submitRequest = ({ ids, captcha, data }: OnboardingContext): OnboardingRequest => ({
  ...ids,
  captchaId: captcha?.id ?? "",
  data,
});

/** What is stored of the sign-up: nothing before the first step is done (ONBOARD-M6). */
export const snapshotOf = ({ step, data }: OnboardingContext) => ({
  step,
  data: withoutSecrets(data),
});

/** Whether the server stores the sign-up: it does once the first step is over. */
export const isStored = ({ reached }: OnboardingContext): boolean => reached !== "signUp";

/** The company that was signed up. Throws if there is none: the last page opens only with one. */
export const requireOnboarded = ({ onboarded }: OnboardingContext): Onboarded => {
  if (onboarded === null) throw new Error("nothing was signed up yet");
  return onboarded;
};
