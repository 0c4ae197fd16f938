import {
  fieldChanged,
  type Fields,
  type FieldsContext,
  type FieldsEvent,
  shownIssues,
} from "@marquee/machines/forms/fields";
import { useSelector } from "@xstate/react";
import type { AnyActorRef } from "xstate";

/** Calls `run` when the buttons of the pointer are released. A release outside the window is detected by the next move. */
function onRelease(run: () => void, signal: AbortSignal): void {
  const options = { capture: true, signal };
  for (const type of ["pointerup", "pointercancel"] as const)
    globalThis.addEventListener?.(type, run, options);
  globalThis.addEventListener?.("pointermove", ({ buttons }) => buttons === 0 && run(), options);
}

/** Whether a button of the pointer is held down at this moment. */
let isHeld = false;

globalThis.addEventListener?.("pointerdown", () => (isHeld = true), true);
onRelease(() => (isHeld = false), new AbortController().signal);

/**
 * Runs now or, while a button of the pointer is held, after the click that it ends with: a message that shows in
 * between would move what is being clicked from under the pointer, and the click would be lost (FORM-M14).
 */
function afterPress(run: () => void): void {
  if (!isHeld) {
    run();
    return;
  }
  const ended = new AbortController();
  onRelease(() => {
    ended.abort();
    // the click comes after the release, in the same task
    setTimeout(run);
  }, ended.signal);
}

/** A running actor that holds fields: a form, a step of a wizard, a flow. */
export interface FieldsActor<Values extends object> extends Pick<AnyActorRef, "subscribe"> {
  readonly getSnapshot: () => { readonly context: FieldsContext<Values> };
  readonly send: (event: FieldsEvent) => void;
}

/** A part of the fields as state. */
export const useFields = <Values extends object, Picked>(
  form: FieldsActor<Values>,
  pick: (fields: Fields<Values>) => Picked,
): Picked => useSelector(form, (snapshot) => pick(snapshot.context.fields));

/** The values as they are now, for use outside of rendering. */
export const formValues = <Values extends object>(form: FieldsActor<Values>): Values =>
  form.getSnapshot().context.fields.values;

/** Changes several fields at once, such as a branch and what depends on it. */
export const changeFields = <Values extends object>(
  form: FieldsActor<Values>,
  values: Partial<Values>,
): void => form.send({ type: "fields.changed", values });

/** The message to show at a field now, if any. That of `address.city` shows at `address`. */
export const messageAt = <Values extends object>(
  fields: Fields<Values>,
  name: string,
): string | undefined =>
  shownIssues(fields).find(({ field }) => field === name || field.startsWith(`${name}.`))?.message;

/** Whether no rule is broken at these fields, shown or not. */
export const areValid = <Values extends object>(
  { issues, serverIssues }: Fields<Values>,
  ...names: readonly (keyof Values & string)[]
): boolean =>
  ![...issues, ...serverIssues].some(({ field }) => names.some((name) => name === field));

/** A field's value, its message, and how to change it. */
export function useField<Values extends object, Name extends keyof Values & string>(
  form: FieldsActor<Values>,
  name: Name,
) {
  const value = useFields(form, (fields) => fields.values[name]);
  const error = useFields(form, (fields) => messageAt(fields, name));
  return {
    value,
    error,
    set: (next: Values[Name]) => form.send(fieldChanged<Values, Name>(name, next)),
    onBlur: () => afterPress(() => form.send({ type: "field.blurred", name })),
  };
}
