import { isFilled } from "./is-filled.ts";
import type { Rule } from "./rule.ts";

/** The rule that a text field is filled: the most common one of every form. */
export const filled = <Field extends string>(
  id: string,
  field: Field,
  message: string,
): Rule<Readonly<Record<Field, string>>, unknown> => ({
  id,
  field,
  message,
  holds: (draft) => isFilled(draft[field]),
});

/** The rule that something was chosen for a list field. */
export const chosen = <Field extends string>(
  id: string,
  field: Field,
  message: string,
): Rule<Readonly<Record<Field, readonly unknown[]>>, unknown> => ({
  id,
  field,
  message,
  holds: (draft) => draft[field].length > 0,
});
