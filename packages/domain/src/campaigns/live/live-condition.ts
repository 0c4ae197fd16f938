import { can } from "../../access/can.ts";
import { formatMinute } from "../../dates/format-dates.ts";

/** What to do about the first condition that fails, and what it costs a day, in CAD for each place, before tax. */
export interface NextStep {
  readonly kind: "edit" | "approve" | "promote" | "pay" | "wait";
  readonly text: string;
  readonly pricePerDay?: number;
}

export interface ConditionResult<Condition extends string> {
  readonly condition: Condition;
  /** `later`: it is not asked before the one that fails holds. */
  readonly state: "holds" | "fails" | "later";
  readonly title: string;
  readonly sentence: string;
  /** Who must act; null if no action is needed. */
  readonly who: string | null;
  readonly step: NextStep | null;
}

/** What one condition is by itself, whatever the others are. */
export interface Finding {
  readonly holds: boolean;
  readonly sentence: string;
  readonly who: string | null;
  readonly step: NextStep | null;
}

/** A condition that holds, in one sentence. */
export const good = (sentence: string): Finding => ({
  holds: true,
  sentence,
  who: null,
  step: null,
});

/** A condition that fails: why, who must act, and the step to take. */
export const bad = (sentence: string, who: string | null, step: NextStep): Finding => ({
  holds: false,
  sentence,
  who,
  step,
});

/** "You" for a user who may take the step themselves, else who may. */
export function whoMay(...asked: Parameters<typeof can>): string {
  const response = can(...asked);
  return response.allowed ? "You" : response.reason;
}

/** A moment in Central time, as it is in a sentence: `2026/11/28 10:42 AM CST` (DATE-D19). */
export const minuteText = (at: string): string => `${formatMinute(at)} CST`;

/** What a condition is called while it holds, and what is the matter if it fails (OFFER-W11). */
export type ConditionTitles<Condition extends string> = Readonly<
  Record<Condition, { readonly holds: string; readonly fails: string }>
>;

/** Conditions in their order with the first that fails; null if all hold. Those after it are not asked yet. */
export function checkConditions<Condition extends string>(
  conditions: readonly Condition[],
  find: (condition: Condition) => Finding,
  titles: ConditionTitles<Condition>,
): readonly ConditionResult<Condition>[] | null {
  const found = conditions.map((condition) => ({ condition, ...find(condition) }));
  const first = found.findIndex(({ holds }) => !holds);
  if (first === -1) return null;
  return found.map(({ condition, holds, sentence, who, step }, index) => {
    const state = index > first ? "later" : holds ? "holds" : "fails";
    const decided =
      state === "later" ? { sentence: "", who: null, step: null } : { sentence, who, step };
    return {
      condition,
      state,
      title: titles[condition][state === "fails" ? "fails" : "holds"],
      ...decided,
    };
  });
}

/** The conditions that hold, in their order: what makes something live. */
export const heldConditions = <Condition extends string>(
  conditions: readonly Condition[],
  find: (condition: Condition) => Finding,
  titles: ConditionTitles<Condition>,
): readonly ConditionResult<Condition>[] =>
  conditions.flatMap((condition) => {
    const { holds, ...found } = find(condition);
    return holds ? [{ condition, state: "holds", title: titles[condition].holds, ...found }] : [];
  });
