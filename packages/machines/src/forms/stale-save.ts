import { sameValue } from "./same-value.ts";

/** Whose value a field gets if another user saved meanwhile. */
export type Side = "own" | "theirs";

/** The sides chosen so far, by field. */
export type Choices = Readonly<Record<string, Side>>;

/** The fields in which two versions differ, in the order of the form; those that follow from others are left out. */
export const differingFields = <Values extends object>(
  own: Values,
  theirs: Values,
  derived: readonly string[] = [],
): readonly string[] =>
  Object.keys(own).filter(
    (name) =>
      !derived.includes(name) && !sameValue(Reflect.get(own, name), Reflect.get(theirs, name)),
  );

/** Whether saving one's own could replace anything that the other user changed; `baseline` is what the edit started from. */
export const isOverwrite = <Values extends object>(
  own: Values,
  { baseline, theirs }: { readonly baseline: Values; readonly theirs: Values },
): boolean =>
  differingFields(own, theirs).some(
    (name) => !sameValue(Reflect.get(baseline, name), Reflect.get(theirs, name)),
  );

/** The version that the choices make. A field without a choice has the other user's value: nothing of theirs is lost. */
export const mergeChoices = <Values extends object>(
  own: Values,
  theirs: Values,
  choices: Choices,
): Values => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(own).filter(
      ([name, value]) => choices[name] === "own" || sameValue(value, Reflect.get(theirs, name)),
    ),
  ),
});
