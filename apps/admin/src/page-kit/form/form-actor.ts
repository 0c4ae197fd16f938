import type { Fields } from "@marquee/machines/forms/fields";
import { shownIssues } from "@marquee/machines/forms/fields";
import type { createFormMachine } from "@marquee/machines/forms/form.machine";
import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";

export type FormMachine<Values extends object, Saved> = ReturnType<
  typeof createFormMachine<Values, Saved>
>;

/** A running form. Fields and page are drawn from its state and send it events. */
export type FormActor<Values extends object, Saved> = ActorRefFrom<FormMachine<Values, Saved>>;

/** What a screen needs of a form that it does not save itself, whatever a save answers. */
export const useFields = <Values extends object, Saved, Picked>(
  form: FormActor<Values, Saved>,
  pick: (fields: Fields<Values>) => Picked,
): Picked => useSelector(form, (snapshot) => pick(snapshot.context.fields));

/** The message to show at a field now, if any. `address.city` is said at `address`. */
export const messageAt = <Values extends object>(
  fields: Fields<Values>,
  name: string,
): string | undefined =>
  shownIssues(fields).find(({ field }) => field === name || field.startsWith(`${name}.`))?.message;
