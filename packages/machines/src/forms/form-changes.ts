import { formMessages } from "@marquee/domain/validation/messages";
import { failFields, openFields, refuseFields } from "./fields.ts";
import type { FormContext, FormInput, SaveAnswer, Stored } from "./form.model.ts";
import { problemOf } from "../patterns/problem.ts";

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

type Change<Values extends object, Saved> = Partial<FormContext<Values, Saved>>;

/** Something stored becomes what is edited: nothing touched, no conflict left. */
export const openStored = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  stored: Stored<Values>,
): Change<Values, Saved> => ({
  fields: openFields(stored.values, context.validate),
  version: stored.version,
  conflict: null,
});

/** What an answered save changes: the saved values are the new baseline, refusals go to their fields. */
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

/** A load or save that broke: said over the form, what was typed stays. */
export const applyFailure = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
  error: unknown,
): Change<Values, Saved> => ({
  fields: failFields(context.fields, problemOf(error, formMessages.broken)),
});

/** Mine win: the next save names the version that the other person made, so that it is taken. */
export const keepMine = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
): Change<Values, Saved> => ({
  version: context.conflict ? context.conflict.version : context.version,
  conflict: null,
});

export const takeTheirs = <Values extends object, Saved>(
  context: FormContext<Values, Saved>,
): Change<Values, Saved> => (context.conflict ? openStored(context, context.conflict) : {});
