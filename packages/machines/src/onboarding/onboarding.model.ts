import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import {
  stepIssues,
  FORM_STEPS,
  stepOfField,
  type FormStep,
} from "@marquee/domain/onboarding/sign-up-steps";
import type {
  Onboarded,
  OnboardingRequest,
  SignUpData,
  StoredOnboardingDraft,
  StoredSignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import type { Site } from "@marquee/domain/sites/site";
import { formMessages } from "@marquee/domain/validation/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { toProblem, type Problem } from "../patterns/problem.ts";
import type { CaptchaIssuedEvent } from "./captcha.model.ts";
import type { DataChangedEvent, StepInput, StepOutput } from "../forms/step.model.ts";
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
}

/** The input of the `loadDraft` actor. */
export interface LoadDraftRequest {
  readonly id: string;
}

/** The output of the `submit` actor. It rejects for everything else. */
export type SubmitAnswer =
  | { readonly tag: "done"; readonly onboarded: Onboarded }
  | { readonly tag: "refused"; readonly issues: readonly Issue[] };

export interface OnboardingContext extends OnboardingInput {
  readonly data: SignUpData;
  readonly step: FormStep;
  /** The furthest step that was reached: the map leads to it and to those before. */
  readonly reached: FormStep;
  /** What was found stored; null for a sign-up that began here. */
  readonly resumed: StoredOnboardingDraft | null;
  /** Whether the link led to a sign-up that is not there any more. */
  readonly isLost: boolean;
  readonly captchaId: string;
  /** What the server refused at the end, by the fields of all steps. */
  readonly refusals: readonly Issue[];
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

export const createOnboardingContext = (input: OnboardingInput): OnboardingContext => ({
  ...input,
  data: input.remembered ? withEmptySecrets(input.remembered) : emptySignUp(input.site),
  step: "signUp",
  reached: "signUp",
  resumed: null,
  isLost: false,
  captchaId: "",
  refusals: [],
  problem: null,
  onboarded: null,
});

const stepIndex = (step: FormStep): number => FORM_STEPS.indexOf(step);
const furthest = (one: FormStep, other: FormStep): FormStep =>
  stepIndex(one) > stepIndex(other) ? one : other;

/** Goes to a step; what the server refused of it shows there. */
const at = ({ reached }: OnboardingContext, step: FormStep): Change => ({
  step,
  reached: furthest(reached, step),
});

/** The step before or behind the current one. */
export function moveStep(context: OnboardingContext, { way }: StepOutput): Change {
  const next = FORM_STEPS[stepIndex(context.step) + (way === "next" ? 1 : -1)] ?? context.step;
  const refusals = way === "next" ? refusalsBut(context, context.step) : context.refusals;
  return { ...at(context, next), refusals, problem: null };
}

const refusalsBut = ({ refusals }: OnboardingContext, step: FormStep): readonly Issue[] =>
  refusals.filter(({ field }) => stepOfField(field) !== step);

/** What the server refused of a step at the end. */
const stepRefusals = ({ refusals }: OnboardingContext, step: FormStep): readonly Issue[] =>
  refusals.filter(({ field }) => stepOfField(field) === step);

/** What a step opens with. */
export const stepInput = (
  context: OnboardingContext,
  step: FormStep,
  owner: StepInput<SignUpData>["owner"],
): StepInput<SignUpData> => ({ data: context.data, refusals: stepRefusals(context, step), owner });

export const chooseStep = (context: OnboardingContext, step: FormStep): Change => at(context, step);

/** Whether the map leads to a step: those that were reached. */
export const isReached = ({ reached }: OnboardingContext, step: FormStep): boolean =>
  stepIndex(step) <= stepIndex(reached);

/** New data; a refusal goes with the value that it was about. */
export const changeData = (context: OnboardingContext, data: SignUpData): Change => ({
  data,
  refusals: context.refusals.filter(({ field }) => {
    const name = field as keyof SignUpData;
    return context.data[name] === data[name];
  }),
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

export const failOnboarding = (error: unknown): Change => ({
  problem: toProblem(error, formMessages.broken),
});

/** The first step with a broken rule; undefined if the whole sign-up can be sent. */
export const firstBroken = ({ data }: OnboardingContext): FormStep | undefined =>
  FORM_STEPS.find((step) => stepIssues(step, data).length > 0);

/** Goes to the first step that lacks something: the password of a sign-up that was resumed, for instance. */
export const goToBroken = (context: OnboardingContext): Change => {
  const step = firstBroken(context) ?? context.step;
  return { step, refusals: stepIssues(step, context.data) };
};

/** What the server refused is shown at its fields, and the first step with one of them opens. The captcha is used up. */
export function refuseSubmit(context: OnboardingContext, issues: readonly Issue[]): Change {
  const step =
    FORM_STEPS.find((one) => issues.some(({ field }) => stepOfField(field) === one)) ??
    "personalInfo";
  return { step, refusals: issues, data: { ...context.data, captcha: "" }, problem: null };
}

/** The end as it is sent. */
export const submitRequest = ({ ids, captchaId, data }: OnboardingContext): OnboardingRequest => ({
  ...ids,
  captchaId,
  data,
});

/** What is stored of the sign-up: nothing before the first step is done (ONBOARD-M6). */
export const snapshotOf = ({ step, data }: OnboardingContext) => ({
  step,
  data: withoutSecrets(data),
});

export const isStored = ({ reached }: OnboardingContext): boolean => reached !== "signUp";

export const requireOnboarded = ({ onboarded }: OnboardingContext): Onboarded => {
  if (onboarded === null) throw new Error("nothing was signed up yet");
  return onboarded;
};
