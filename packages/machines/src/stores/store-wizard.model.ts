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
  applySaveResponse,
  createFormContext,
  openStored,
  startSave,
  type FormContext,
  type FormEvent,
  type SaveResponse,
  type Stored,
} from "../forms/form.model.ts";
import type { DataChangedEvent, StepInput } from "../forms/step.model.ts";
import {
  createWizardSteps,
  remainingRefusals,
  type WizardPosition,
} from "../forms/wizard-steps.ts";

export interface StoreWizardInput {
  /** The branch that is edited; null for a new one. */
  readonly id: string | null;
  /** What a new branch starts with. */
  readonly values: StoreDraft;
  /** What was typed of it before a reload. */
  readonly typed?: TypedBranch | null;
}

/** What was typed of a branch and is not saved, and where the wizard was (STORE-W7). */
export interface TypedBranch {
  readonly values: Partial<StoreDraft>;
  readonly step: StoreStep;
  readonly reached: StoreStep;
}

/** The draft of all steps, as a form holds it, and where the wizard is. */
export interface StoreWizardContext
  extends FormContext<StoreDraft, StoreDetails>, WizardPosition<StoreStep> {
  /** What was typed of it before a reload. */
  readonly typed: TypedBranch | null;
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

export type StoreSaveResponse = SaveResponse<StoreDraft, StoreDetails>;

type Change = Partial<StoreWizardContext>;

const [FIRST] = STORE_STEPS;
const LAST: StoreStep = "personalInfo";

const validateStore = (draft: StoreDraft): readonly Issue[] => storeIssues(draft, {});

/**
 * Opens the wizard at its first step, or at the step and with the values that were typed before a
 * reload (STORE-W7). The map of a stored branch leads to every step (STORE-W3).
 */
export function createStoreWizardContext({
  id,
  values,
  typed = null,
}: StoreWizardInput): StoreWizardContext {
  const form = createFormContext<StoreDraft, StoreDetails>({ id, values, validate: validateStore });
  const start = { ...form, refusals: [], typed };
  return typed === null
    ? { ...start, step: FIRST, reached: id === null ? FIRST : LAST }
    : {
        ...start,
        fields: changeFields(form.fields, typed.values, validateStore),
        step: typed.step,
        reached: typed.reached,
      };
}

const steps = createWizardSteps(STORE_STEPS, stepOfField);

export const { goTo: chooseStep, move: moveStep, isReached } = steps;

/** What a step opens with. */
export const stepInput = (
  context: StoreWizardContext,
  step: StoreStep,
  owner: StepInput<StoreDraft>["owner"],
): StepInput<StoreDraft> =>
  steps.stepInput(context, step, context.fields.values, owner, storedDraft(context));

/** What is stored of a branch that is edited. */
const storedDraft = ({
  id,
  fields,
}: Pick<StoreWizardContext, "id" | "fields">): StoreDraft | null =>
  id === null ? null : fields.baseline;

/** What was typed; a refusal goes with the value that it was about. */
export const changeDraft = (context: StoreWizardContext, data: StoreDraft): Change => ({
  fields: changeFields(context.fields, data, context.validate),
  refusals: remainingRefusals(context.refusals, context.fields.values, data),
});

/** What is stored, with what was typed of it before a reload. */
export function openStoredBranch(context: StoreWizardContext, stored: Stored<StoreDraft>): Change {
  const opened = openStored(context, stored);
  const { fields = context.fields } = opened;
  return { ...opened, fields: changeFields(fields, context.typed?.values ?? {}, context.validate) };
}

const issuesAt = (context: StoreWizardContext, step: StoreStep): readonly Issue[] =>
  storeStepIssues(step, context.fields.values, { stored: storedDraft(context) });

const findStepWithIssues = (context: StoreWizardContext): StoreStep | undefined =>
  STORE_STEPS.find((step) => issuesAt(context, step).length > 0);

/** Whether no step needs anything: the branch can be saved. */
export const isComplete = (context: StoreWizardContext): boolean =>
  findStepWithIssues(context) === undefined;

/** Opens the first step that needs something, with what it needs. */
export function goToIssues(context: StoreWizardContext): Change {
  const step = findStepWithIssues(context) ?? context.step;
  return {
    ...steps.goTo(context, step),
    fields: showEveryIssue(context.fields),
    refusals: issuesAt(context, step),
  };
}

/** Submits the current fields, and clears what the server rejected of the last save. */
export const startBranchSave = (context: StoreWizardContext): Change => ({
  ...startSave(context),
  refusals: [],
});

/** What was rejected shows at its fields, and the first step with one of them opens (STORE-W5). */
export function applyBranchSave(context: StoreWizardContext, response: StoreSaveResponse): Change {
  const change = applySaveResponse(context, response);
  if (response.tag !== "refused") return change;
  const { issues } = response;
  return { ...change, refusals: issues, step: steps.findRefused(issues) ?? context.step };
}
