import type { Issue } from "@marquee/domain/validation/rule";
import type { Problem } from "../patterns/problem.ts";
import { sameValue } from "./same-value.ts";

/** The broken rules of a draft, in the order of the specification. */
export type Validate<Values> = (values: Values) => readonly Issue[];

/** What a person has typed and which issues it has. The context of every machine with fields holds one. */
export interface Fields<Values extends object> {
  readonly values: Values;
  /** What the screen was opened with, or last saved as: the other side of the dirty check. */
  readonly baseline: Values;
  readonly touched: Readonly<Record<string, true>>;
  /** Every rule that is broken now, shown or not; see `shownIssues`. */
  readonly issues: readonly Issue[];
  /** What the server refused; each goes when its field is changed. */
  readonly serverIssues: readonly Issue[];
  /** A refusal or failure that belongs to no field. */
  readonly formError: Problem | null;
  readonly submitted: boolean;
  /** `focusRequest` counts up each time the field in `focusField` is to be focused, also twice in a row. */
  readonly focusField: string | null;
  readonly focusRequest: number;
}

/**
 * The context of every machine with fields. `FormField` and the focus on the first broken field work with any actor
 * whose context extends this and whose events include `FieldsEvent`: forms, wizard steps and flows alike.
 */
export interface FieldsContext<Values extends object> {
  readonly fields: Fields<Values>;
}

/** The events by which a screen changes the fields of any machine that holds them. */
export type FieldsEvent =
  | { readonly type: "field.changed"; readonly name: string; readonly value: unknown }
  | { readonly type: "fields.changed"; readonly values: object }
  | { readonly type: "field.blurred"; readonly name: string };

/** The event that changes one field, checked against the field's own type: screens send this. */
export const fieldChanged = <Values extends object, Name extends keyof Values & string>(
  name: Name,
  value: Values[Name],
): FieldsEvent => ({ type: "field.changed", name, value });

/** The field of the form an issue belongs to: an issue of `address.city` shows at `address`. */
const rootOf = (issue: Issue): string => issue.field.split(".", 1)[0] ?? issue.field;

/** Fields as a screen opens with them: nothing touched, nothing said yet. */
export const openFields = <Values extends object>(
  values: Values,
  validate: Validate<Values>,
): Fields<Values> => ({
  values,
  baseline: values,
  touched: {},
  issues: validate(values),
  serverIssues: [],
  formError: null,
  submitted: false,
  focusField: null,
  focusRequest: 0,
});

/** Takes new values for some fields. What no longer is broken goes at once (FORM-M2). */
export function changeFields<Values extends object>(
  fields: Fields<Values>,
  changes: object,
  validate: Validate<Values>,
): Fields<Values> {
  const values = { ...fields.values, ...changes };
  return {
    ...fields,
    values,
    issues: validate(values),
    serverIssues: fields.serverIssues.filter((issue) => !Object.hasOwn(changes, rootOf(issue))),
    formError: null,
  };
}

export const touchField = <Values extends object>(
  fields: Fields<Values>,
  name: string,
): Fields<Values> => ({ ...fields, touched: { ...fields.touched, [name]: true } });

const focusOn = (fields: { readonly focusRequest: number }, issues: readonly Issue[]) => ({
  focusField: issues[0]?.field ?? null,
  focusRequest: fields.focusRequest + 1,
});

/** After a submit that broke rules: all of them show, and the first broken field wants the focus (FORM-M3). */
export const showEveryIssue = <Values extends object>(fields: Fields<Values>): Fields<Values> => ({
  ...fields,
  submitted: true,
  ...focusOn(fields, fields.issues),
});

/** Puts the server's refusals on their fields; one that names no field of ours becomes the form's error. */
export function refuseFields<Values extends object>(
  fields: Fields<Values>,
  refusals: readonly Issue[],
): Fields<Values> {
  const hasHome = (issue: Issue) => Object.hasOwn(fields.values, rootOf(issue));
  const serverIssues = refusals.filter(hasHome);
  const homeless = refusals.find((issue) => !hasHome(issue));
  return {
    ...fields,
    serverIssues,
    formError: homeless ? { message: homeless.message, reference: null } : null,
    submitted: true,
    ...focusOn(fields, serverIssues),
  };
}

/** A failure that is nobody's field: shown over the form, and read out. */
export const failFields = <Values extends object>(
  fields: Fields<Values>,
  problem: Problem,
): Fields<Values> => ({ ...fields, formError: problem, ...focusOn(fields, []) });

/** Before a save goes out again, what the last one was refused for is forgotten. */
export const forgetRefusals = <Values extends object>(fields: Fields<Values>): Fields<Values> => ({
  ...fields,
  serverIssues: [],
  formError: null,
});

/** The issues to show now: the server's, then all after the first submit, before it those of left fields. */
export const shownIssues = <Values extends object>(fields: Fields<Values>): readonly Issue[] => [
  ...fields.serverIssues,
  ...fields.issues.filter(({ field }) => fields.submitted || fields.touched[field]),
];

/** Whether leaving would lose something the person typed. */
export const isDirty = <Values extends object>(fields: Fields<Values>): boolean =>
  !sameValue(fields.values, fields.baseline);
