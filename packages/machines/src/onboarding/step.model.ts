import { brokenStep, type FormStep } from "@marquee/domain/onboarding/sign-up-steps";
import type { SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import { storeInfoRules } from "@marquee/domain/onboarding/store-info-rules";
import { formMessages } from "@marquee/domain/validation/messages";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import {
  applyFieldsEvent,
  failFields,
  openFields,
  refuseFields,
  showEveryIssue,
  type Fields,
  type FieldsContext,
  type FieldsEvent,
} from "../forms/fields.ts";
import type { Listener } from "../patterns/listener.ts";
import { problemOf } from "../patterns/problem.ts";

/** The fields of store info that are looked up while they are typed. */
export type TypedField = "corporationId" | "businessName";

/** What the look-up of a typed value has found. */
export interface TypedValueEvent {
  readonly type: "value.checked";
  readonly field: TypedField;
  readonly value: string;
  readonly isTaken: boolean;
}

/** What the sign-up receives of its steps: all that was typed so far. */
export interface DataChangedEvent {
  readonly type: "data.changed";
  readonly data: SignUpData;
}

/** The output of the `check` actor: what the server finds wrong with a step. It rejects for everything else. */
export type StepAnswer = readonly Issue[];

/** The input of the `check` actor. */
export interface StepRequest {
  readonly data: SignUpData;
}

export interface StepInput {
  readonly data: SignUpData;
  /** What the server has refused of this step at the end. */
  readonly refusals: readonly Issue[];
  readonly owner: Listener<DataChangedEvent>;
}

export interface StepContext extends FieldsContext<SignUpData> {
  readonly owner: Listener<DataChangedEvent>;
  readonly way: StepOutput["way"];
}

export type StepEvent =
  | FieldsEvent
  | TypedValueEvent
  | { readonly type: "step.submitted" }
  | { readonly type: "step.back" }
  | { readonly type: "check.cancelled" };

/** Which way the user left the step. */
export interface StepOutput {
  readonly way: "next" | "back";
}

const validateStep = (step: FormStep) => (data: SignUpData) => brokenStep(step, data);

/** A step opens with what was typed before; what the server refused of it shows at once. */
export function createStepContext(
  step: FormStep,
  { data, refusals, owner }: StepInput,
): StepContext {
  const fields = openFields(data, validateStep(step));
  return {
    owner,
    way: "back",
    fields: refusals.length > 0 ? refuseFields(fields, refusals) : fields,
  };
}

type StepFields = Fields<SignUpData>;

export const changeStep = (step: FormStep, fields: StepFields, event: FieldsEvent): StepFields =>
  applyFieldsEvent(fields, event, validateStep(step));

/** A submit with broken rules: what the server found before shows, too. */
export const showBroken = (fields: StepFields): StepFields => {
  const shown = showEveryIssue(fields);
  const [first = shown.serverIssues[0]] = fields.issues;
  return { ...shown, focusField: first?.field ?? null };
};

export const refuseStep = (fields: StepFields, issues: StepAnswer): StepFields =>
  refuseFields(fields, issues);

export const failStep = (fields: StepFields, error: unknown): StepFields =>
  failFields(fields, problemOf(error, formMessages.broken));

/** Shows what a look-up has found at its field, unless another value is there by now (ONBOARD-M4). */
export function applyTypedValue(fields: StepFields, found: TypedValueEvent): StepFields {
  const { field, value, isTaken } = found;
  if (fields.values[field].trim() !== value) return fields;
  const others = fields.serverIssues.filter((issue) => issue.field !== field);
  const taken = isTaken
    ? brokenRules(storeInfoRules, fields.values, { taken: [field] }).filter(
        (issue) => issue.field === field,
      )
    : [];
  return { ...fields, serverIssues: [...others, ...taken] };
}
