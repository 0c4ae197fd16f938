import { sameValue } from "./same-value.ts";

/** Whose value a field gets if another user saved meanwhile. */
export type Side = "mine" | "theirs";

/** The sides chosen so far, by field. */
export type Choices = Readonly<Record<string, Side>>;

/** The fields in which two versions differ, in the order of the form; those that follow from others are left out. */
export const differingFields = <Values extends object>(
  mine: Values,
  theirs: Values,
  derived: readonly string[] = [],
): readonly string[] =>
  Object.keys(mine).filter(
    (name) =>
      !derived.includes(name) && !sameValue(Reflect.get(mine, name), Reflect.get(theirs, name)),
  );

/** Whether saving mine could replace anything that the other user changed; `baseline` is what the edit started from. */
export const isOverwrite = <Values extends object>(
  mine: Values,
  { baseline, theirs }: { readonly baseline: Values; readonly theirs: Values },
): boolean =>
  differingFields(mine, theirs).some(
    (name) => !sameValue(Reflect.get(baseline, name), Reflect.get(theirs, name)),
  );

/** The version that the choices make. A field without a choice has the other user's value: nothing of theirs is lost. */
export const mergeChoices = <Values extends object>(
  mine: Values,
  theirs: Values,
  choices: Choices,
): Values => ({
  ...theirs,
  ...Object.fromEntries(
    Object.entries(mine).filter(
      ([name, value]) => choices[name] === "mine" || sameValue(value, Reflect.get(theirs, name)),
    ),
  ),
});
