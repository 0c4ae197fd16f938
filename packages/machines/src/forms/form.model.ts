import { formMessages } from "@marquee/domain/validation/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { problemOf } from "../patterns/problem.ts";
import { failFields, openFields, refuseFields } from "./fields.ts";
import type { FieldsContext, FieldsEvent, Validate } from "./fields.ts";

/** The version an edit starts from, as the entity's ETag has it; null for something new. */
export type Version = number | null;

/** Stored values with the version that a save has to name. */
export interface Stored<Values> {
  readonly values: Values;
  readonly version: Version;
}

/** The input of the `load` actor. */
export interface LoadRequest {
  readonly id: string;
}

/** The input of the `save` actor: a create where `id` is null, else a change from `version`. */
export interface SaveRequest<Values> {
  readonly id: string | null;
  readonly values: Values;
  readonly version: Version;
}

/** The output of the `save` actor. It rejects for everything else (server away, a crash). */
export type SaveAnswer<Values, Saved> =
  | { readonly tag: "saved"; readonly saved: Saved; readonly version: Version }
  | { readonly tag: "refused"; readonly issues: readonly Issue[] }
  | { readonly tag: "conflicted"; readonly current: Stored<Values> };

export interface FormInput<Values extends object> {
  /** What is edited; null for something new, which is not loaded. */
  readonly id: string | null;
  /** What the fields hold when nothing is loaded. */
  readonly values: Values;
  readonly validate: Validate<Values>;
  /** False for forms that stay open after a save, such as the profile. Default: true. */
  readonly redirects?: boolean;
}

export interface FormContext<Values extends object, Saved> extends FieldsContext<Values> {
  readonly id: string | null;
  readonly validate: Validate<Values>;
  readonly redirects: boolean;
  readonly version: Version;
  /** Set while `conflicted`: what someone else saved meanwhile. */
  readonly conflict: Stored<Values> | null;
  /** What the last save answered. */
  readonly saved: Saved | null;
}

export type FormEvent =
  | FieldsEvent
  | { readonly type: "load.retry" }
  | { readonly type: "form.submitted" }
  | { readonly type: "form.reset" }
  | { readonly type: "form.closed" }
  | { readonly type: "save.cancelled" }
  | { readonly type: "conflict.saveMine" }
  | { readonly type: "conflict.takeTheirs" }
  | { readonly type: "conflict.putOff" }
  | { readonly type: "redirect.now" };

/** `saved` is null when the form was closed without a save. */
export interface FormOutput<Saved> {
  readonly saved: Saved | null;
}

type Change<Values extends object, Saved> = Partial<FormContext<Values, Saved>>;

export const createFormContext = <Values extends object, Saved>(
  input: FormInput<Values>,
): FormContext<Values, Saved> => ({
  id: input.id,
  validate: input.validate,
  redirects: input.redirects ?? true,
  fields: openFields(input.values, input.validate),
  version: null,
  conflict: null,
  saved: null,
});

/** Makes stored values the ones that are edited: nothing is touched and no conflict is left. */
export const openStored = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  stored: Stored<Values>,
): Change<Values, Saved> => ({
  fields: openFields(stored.values, context.validate),
  version: stored.version,
  conflict: null,
});

/** The saved values become the new baseline, refusals go to their fields, a conflict waits for the person. */
export function applySaveAnswer<Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  answer: SaveAnswer<Values, Saved>,
): Change<Values, Saved> {
  switch (answer.tag) {
    case "saved": {
      const { saved, version } = answer;
      return { saved, version, fields: openFields(context.fields.values, context.validate) };
    }
    case "refused":
      return { fields: refuseFields(context.fields, answer.issues) };
    case "conflicted":
      return { conflict: answer.current };
  }
}

/** A load or save that failed shows above the form; what was typed stays. */
export const applyFailure = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  error: unknown,
): Change<Values, Saved> => ({
  fields: failFields(context.fields, problemOf(error, formMessages.broken)),
});

/** The next save names the version that the other person made, so that the server accepts it. */
export const saveMine = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
): Change<Values, Saved> => ({
  version: context.conflict ? context.conflict.version : context.version,
  conflict: null,
});

export const takeTheirs = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
): Change<Values, Saved> => (context.conflict ? openStored(context, context.conflict) : {});
