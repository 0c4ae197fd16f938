import {
  STORE_STEPS,
  stepOfField,
  storeIssues,
  storeStepIssues,
  type StoreStep,
} from "@marquee/domain/stores/store-steps";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import { changeFields, showEveryIssue } from "../forms/fields.ts";
import {
  applyChoices,
  applyFailure,
  applySaveAnswer,
  createFormContext,
  openStored,
  startSave,
  type FormContext,
  type FormEvent,
  type SaveAnswer,
  type Stored,
} from "../forms/form.model.ts";
import type { DataChangedEvent, StepInput, StepOutput } from "../forms/step.model.ts";

export interface StoreWizardInput {
  /** The branch that is edited; null for a new one. */
  readonly id: string | null;
  /** What a new branch starts with. */
  readonly values: StoreDraft;
  /** What was typed of a new branch before a reload. */
  readonly typed?: TypedBranch | null;
}

/** What was typed of a new branch, and where the wizard was (STORE-W7). */
export interface TypedBranch {
  readonly values: StoreDraft;
  readonly step: StoreStep;
  readonly reached: StoreStep;
}

/** The draft of all steps, as a form holds it, and where the wizard is. */
export interface StoreWizardContext extends FormContext<StoreDraft, StoreDetails> {
  readonly step: StoreStep;
  /** The furthest step that was reached: the map leads to it and to those before. Of a stored branch, the last one. */
  readonly reached: StoreStep;
  /** What the server rejected at the end, by the fields of all steps. */
  readonly refusals: readonly Issue[];
}

export type StoreWizardEvent =
  | DataChangedEvent<StoreDraft>
  | Extract<
      FormEvent,
      {
        readonly type:
          | `conflict.${string}`
          | "form.closed"
          | "load.retry"
          | "save.cancelled"
          | "redirect.now";
      }
    >
  | { readonly type: "step.chosen"; readonly step: StoreStep };

/** The steps and calls that run beside the wizard, each under the name of its source. */
export type StoreWizardChildren = {
  branchInfoStep: "branchInfoStep";
  branchCategoryStep: "branchCategoryStep";
  branchAddressStep: "branchAddressStep";
  branchManagerStep: "branchManagerStep";
  load: "load";
  save: "save";
};

export type StoreSaveAnswer = SaveAnswer<StoreDraft, StoreDetails>;

type Change = Partial<StoreWizardContext>;

const [FIRST] = STORE_STEPS;
const LAST: StoreStep = "personalInfo";

const validateStore = (draft: StoreDraft): readonly Issue[] => storeIssues(draft, {});

export function createStoreWizardContext({
  id,
  values,
  typed = null,
}: StoreWizardInput): StoreWizardContext {
  const form = createFormContext<StoreDraft, StoreDetails>({ id, values, validate: validateStore });
  const start = { ...form, refusals: [] };
  return typed === null
    ? { ...start, step: FIRST, reached: id === null ? FIRST : LAST }
    : {
        ...start,
        fields: changeFields(form.fields, typed.values, validateStore),
        step: typed.step,
        reached: typed.reached,
      };
}

const stepIndex = (step: StoreStep): number => STORE_STEPS.indexOf(step);
const furthest = (one: StoreStep, other: StoreStep): StoreStep =>
  stepIndex(one) > stepIndex(other) ? one : other;

const goTo = ({ reached }: StoreWizardContext, step: StoreStep): Change => ({
  step,
  reached: furthest(reached, step),
});

export const chooseStep = goTo;

/** The step before or after the current one; the first has none before it. */
export function moveStep(context: StoreWizardContext, { way }: StepOutput): Change {
  const { step, refusals } = context;
  const next = STORE_STEPS[stepIndex(step) + (way === "next" ? 1 : -1)] ?? step;
  if (way === "back") return goTo(context, next);
  // the server has accepted the step by now
  return {
    ...goTo(context, next),
    refusals: refusals.filter(({ field }) => stepOfField(field) !== step),
  };
}

/** Whether the map leads to a step: those that were reached. */
export const isReached = (
  { reached }: Pick<StoreWizardContext, "reached">,
  step: StoreStep,
): boolean => stepIndex(step) <= stepIndex(reached);

/** What a step opens with. */
export const stepInput = (
  { fields, refusals }: StoreWizardContext,
  step: StoreStep,
  owner: StepInput<StoreDraft>["owner"],
): StepInput<StoreDraft> => ({
  data: fields.values,
  refusals: refusals.filter(({ field }) => stepOfField(field) === step),
  owner,
});

/** What was typed; a refusal goes with the value that it was about. */
export const changeDraft = (context: StoreWizardContext, data: StoreDraft): Change => ({
  fields: changeFields(context.fields, data, context.validate),
  refusals: context.refusals.filter(
    ({ field }) => Reflect.get(context.fields.values, field) === Reflect.get(data, field),
  ),
});

export const openStoredBranch = (context: StoreWizardContext, stored: Stored<StoreDraft>): Change =>
  openStored(context, stored);

const firstBroken = ({ fields }: StoreWizardContext): StoreStep | undefined =>
  STORE_STEPS.find((step) => storeStepIssues(step, fields.values, {}).length > 0);

/** Whether no step needs anything: the branch can be saved. */
export const isComplete = (context: StoreWizardContext): boolean =>
  firstBroken(context) === undefined;

/** Opens the first step that needs something, with what it needs. */
export function goToBroken(context: StoreWizardContext): Change {
  const step = firstBroken(context) ?? context.step;
  return {
    ...goTo(context, step),
    fields: showEveryIssue(context.fields),
    refusals: storeStepIssues(step, context.fields.values, {}),
  };
}

export const startBranchSave = (context: StoreWizardContext): Change => ({
  ...startSave(context),
  refusals: [],
});

/** What was rejected shows at its fields, and the first step with one of them opens (STORE-W5). */
export function applyBranchSave(context: StoreWizardContext, answer: StoreSaveAnswer): Change {
  const change = applySaveAnswer(context, answer);
  if (answer.tag !== "refused") return change;
  const { issues } = answer;
  const step = STORE_STEPS.find((one) => issues.some(({ field }) => stepOfField(field) === one));
  return { ...change, refusals: issues, step: step ?? context.step };
}

export const failBranch = (context: StoreWizardContext, error: unknown): Change =>
  applyFailure(context, error);

export const applyBranchChoices = (context: StoreWizardContext): Change => applyChoices(context);

/** Whether every field in which two versions differ has its choice. */
export const isEverythingChosen = ({ differing, choices }: StoreWizardContext): boolean =>
  differing.every((name) => choices[name] !== undefined);
