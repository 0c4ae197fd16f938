import type { Issue } from "@marquee/domain/validation/rule";
import type { Listener } from "../patterns/listener.ts";
import {
  applyFieldsEvent,
  openFields,
  refuseFields,
  showEveryIssue,
  type Fields,
  type FieldsContext,
  type FieldsEvent,
  type Validate,
} from "./fields.ts";

/** What the look-up of a typed value returned. */
export interface TypedValueEvent {
  readonly type: "value.checked";
  readonly field: string;
  readonly value: string;
  readonly isTaken: boolean;
}

/** What a wizard receives of its steps: all that was typed so far. */
export interface DataChangedEvent<Data> {
  readonly type: "data.changed";
  readonly data: Data;
}

/** The output of the `check` actor: what the server rejects of a step. It rejects for everything else. */
export type StepResponse = readonly Issue[];

/** The input of the `check` actor. */
export interface StepRequest<Data> {
  readonly data: Data;
}

export interface StepInput<Data> {
  readonly data: Data;
  /** What is stored, of an edit: what stays as it is stored may be written as it is (FORM-E8). */
  readonly stored?: Data | null;
  /** What the server has rejected of this step at the end. */
  readonly refusals: readonly Issue[];
  readonly owner: Listener<DataChangedEvent<Data>>;
}

export interface StepContext<Data extends object> extends FieldsContext<Data> {
  readonly owner: Listener<DataChangedEvent<Data>>;
  readonly stored: Data | null;
  readonly way: StepOutput["way"];
}

/** The rules of a step; `stored` is what an edit starts from. */
export type ValidateStep<Data> = (data: Data, stored: Data | null) => readonly Issue[];

/** The rules of a step that runs. */
const boundTo =
  <Data extends object>(validate: ValidateStep<Data>, stored: Data | null): Validate<Data> =>
  (data) =>
    validate(data, stored);

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

/** A step opens with what was typed before; what the server rejected of it shows at once. */
export function createStepContext<Data extends object>(
  validate: ValidateStep<Data>,
  { data, refusals, owner, stored = null }: StepInput<Data>,
): StepContext<Data> {
  const fields = openFields(data, boundTo(validate, stored));
  return {
    owner,
    stored,
    way: "back",
    fields: refusals.length > 0 ? refuseFields(fields, refusals) : fields,
  };
}

/** Applies an event of the fields; the rules see what is stored of an edit (FORM-E8). */
export const changeStep = <Data extends object>(
  validate: ValidateStep<Data>,
  { fields, stored }: StepContext<Data>,
  event: FieldsEvent,
): Fields<Data> => applyFieldsEvent(fields, event, boundTo(validate, stored));

/** A submit with broken rules: what the server found before shows, too. */
export const showIssues = <Data extends object>(fields: Fields<Data>): Fields<Data> => {
  const shown = showEveryIssue(fields);
  const [first = shown.serverIssues[0]] = fields.issues;
  return { ...shown, focusField: first?.field ?? null };
};

/** The issues of a value that is taken, by the rules of the step. */
export type TakenIssues<Data> = (data: Data, field: string) => readonly Issue[];

/** Shows what a look-up returned at its field, unless another value is there by now (ONBOARD-M4, STORE-W4). */
export function applyTypedValue<Data extends object>(
  fields: Fields<Data>,
  { field, value, isTaken }: TypedValueEvent,
  takenIssues: TakenIssues<Data>,
): Fields<Data> {
  if (String(Reflect.get(fields.values, field)).trim() !== value) return fields;
  const others = fields.serverIssues.filter((issue) => issue.field !== field);
  const taken = isTaken
    ? takenIssues(fields.values, field).filter((issue) => issue.field === field)
    : [];
  return { ...fields, serverIssues: [...others, ...taken] };
}
