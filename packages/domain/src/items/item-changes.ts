import { isFilled } from "../validation/typed-values.ts";
import { limitMessages } from "../wire/draft-limits.ts";
import { holdsControl } from "../wire/typed-text.ts";

/** The most items that one call changes. */
export const MOST_CHANGES = 100;

/** A value of a field: a text, an id, or an amount. */
export type ChangeValue = string | number;

/** New values of an item, by field. */
export type ChangeValues = Readonly<Record<string, ChangeValue>>;

interface TypedText extends Pick<ChangeCell, "field" | "label"> {
  readonly missing: string;
  readonly longest: number;
}

/** One field of an item, the old value and the new one, as values and as they are read. */
export interface ChangeCell {
  readonly field: string;
  readonly label: string;
  /** Whether its value is typed, and so can be corrected where it is looked over; else it was chosen for all. */
  readonly isTyped: boolean;
  readonly before: ChangeValue;
  readonly beforeText: string;
  /** Null if what was typed is no value. */
  readonly after: ChangeValue | null;
  readonly afterText: string;
  /** By how much it differs, where that can be said. */
  readonly difference: string;
  /** Why it is refused before it is sent; null if it is not. */
  readonly problem: string | null;
  /** What could be meant instead. */
  readonly suggestion: string | null;
}

/** Why a typed text is refused; null if it is not. */
function textProblem(text: string, { missing, longest }: TypedText): string | null {
  if (!isFilled(text)) return missing;
  if (holdsControl(text)) return limitMessages.control;
  return text.length > longest ? limitMessages.text(longest) : null;
}

/** A text beside the new one, refused by the limits of its form: the message for one that is missing, and its most characters. */
export function typedTextCell(rules: TypedText, before: string, typed: string): ChangeCell {
  const { field, label } = rules;
  const text = typed.trim();
  return {
    field,
    label,
    isTyped: true,
    before,
    beforeText: before,
    after: text,
    afterText: text,
    difference: "",
    problem: textProblem(text, rules),
    suggestion: null,
  };
}

/** The changes of one item, from the version that was shown. */
export interface ItemChange {
  readonly id: string;
  readonly version: number;
  readonly values: ChangeValues;
}

/** Whether an item has these values already: a repeated change, whose first answer was lost, has nothing left to do (CHANGE-T3). */
export const hasValues = (stored: ChangeValues, values: ChangeValues): boolean =>
  Object.entries(values).every(([field, value]) => stored[field] === value);
