/** A figure no rule can work with, as a value: which one, and what was expected in its place. */
export interface OutOfRange {
  readonly _tag: "OutOfRange";
  readonly field: string;
  readonly expected: string;
}

/** The refusal of a figure: `field` names it, `expected` says what it has to be. */
export const outOfRange = (field: string, expected: string): OutOfRange => ({
  _tag: "OutOfRange",
  field,
  expected,
});

/** Tells a refusal from a result. */
export const isOutOfRange = (result: object): result is OutOfRange =>
  "_tag" in result && result._tag === "OutOfRange";
