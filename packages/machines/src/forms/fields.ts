import type { Issue } from "@marquee/domain/validation/rule";
import type { Problem } from "../patterns/problem.ts";
import { sameValue } from "./same-value.ts";

/** The broken rules of a draft, in the order of the specification. */
export type Validate<Values> = (values: Values) => readonly Issue[];

/** What a user has typed and which issues it has. The context of every machine with fields holds one. */
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
const issueRoot = (issue: Issue): string => issue.field.split(".", 1)[0] ?? issue.field;

/** The fields of a screen that has just opened: nothing is touched and no issue shows. */
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

/** Takes new values for some fields. An issue goes as soon as its rule holds (FORM-M2). */
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
    serverIssues: fields.serverIssues.filter((issue) => !Object.hasOwn(changes, issueRoot(issue))),
    formError: null,
  };
}

/** Marks a field as left by the user: from then on its issues show (FORM-M2). */
export const touchField = <Values extends object>(
  fields: Fields<Values>,
  name: string,
): Fields<Values> => ({ ...fields, touched: { ...fields.touched, [name]: true } });

/** What an event of a screen makes of the fields. */
export function applyFieldsEvent<Values extends object>(
  fields: Fields<Values>,
  event: FieldsEvent,
  validate: Validate<Values>,
): Fields<Values> {
  switch (event.type) {
    case "field.changed":
      return changeFields(fields, { [event.name]: event.value }, validate);
    case "fields.changed":
      return changeFields(fields, event.values, validate);
    case "field.blurred":
      return touchField(fields, event.name);
  }
}

const focusOn = (fields: { readonly focusRequest: number }, issues: readonly Issue[]) => ({
  focusField: issues[0]?.field ?? null,
  focusRequest: fields.focusRequest + 1,
});

/** After a submit with broken rules every issue shows, and the first broken field gets the focus (FORM-M3). */
export const showEveryIssue = <Values extends object>(fields: Fields<Values>): Fields<Values> => ({
  ...fields,
  submitted: true,
  ...focusOn(fields, fields.issues),
});

/** Puts the server's refusals at their fields; one that names no field of the form becomes the form's error. */
export function refuseFields<Values extends object>(
  fields: Fields<Values>,
  refusals: readonly Issue[],
): Fields<Values> {
  const hasField = (issue: Issue) => Object.hasOwn(fields.values, issueRoot(issue));
  const serverIssues = refusals.filter(hasField);
  const withoutField = refusals.find((issue) => !hasField(issue));
  return {
    ...fields,
    serverIssues,
    formError: withoutField ? { message: withoutField.message, reference: null } : null,
    submitted: true,
    ...focusOn(fields, serverIssues),
  };
}

/** A failure that belongs to no field shows above the form and is announced. */
export const failFields = <Values extends object>(
  fields: Fields<Values>,
  problem: Problem,
): Fields<Values> => ({ ...fields, formError: problem, ...focusOn(fields, []) });

/** Before the next save the refusals of the last one are cleared. */
export const clearRefusals = <Values extends object>(fields: Fields<Values>): Fields<Values> => ({
  ...fields,
  serverIssues: [],
  formError: null,
});

/** The issues to show now, each once: the server's, then all after the first submit, before it those of blurred fields. */
export function shownIssues<Values extends object>(fields: Fields<Values>): readonly Issue[] {
  const { serverIssues, issues, submitted, touched } = fields;
  const isRefused = ({ rule, field }: Issue) =>
    serverIssues.some((refusal) => refusal.rule === rule && refusal.field === field);
  return [
    ...serverIssues,
    ...issues.filter((issue) => (submitted || touched[issue.field]) && !isRefused(issue)),
  ];
}

/** Whether leaving would lose something the user typed. */
export const isDirty = <Values extends object>(fields: Fields<Values>): boolean =>
  !sameValue(fields.values, fields.baseline);
