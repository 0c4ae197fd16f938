import type { Overlay, StateMark } from "@marquee/charts/svg/overlay";
import type { CaseStep } from "@marquee/domain/cases/case-path";
import { pathOf, type CountedChart } from "@marquee/domain/traffic/counted-chart";

/** The numbers of all steps that went along a transition: "2", "2, 5". */
const badgeOf = (numbers: readonly number[]): string => numbers.join(", ");

/**
 * A case on its chart at one of its steps (CASE-S2): transitions that were taken have the numbers of their steps, those of
 * later steps are dotted. Where the record has a gap no transition is shown.
 */
export function caseOverlay(chart: CountedChart, steps: readonly CaseStep[], at: number): Overlay {
  const { states, transitions } = chart;
  const idOf = (place: number) => states[place]?.id ?? "";
  const marks: Record<string, StateMark> = {};
  for (const { place } of steps.slice(0, at)) marks[idOf(place)] = "been";
  const now = steps[at - 1];
  if (now)
    for (const place of pathOf(chart, now.place))
      if (place > 0) marks[idOf(place)] = place === now.place ? "current" : "around";
  const numbers = new Map<number, number[]>();
  for (const [index, { transition }] of steps.entries())
    if (transition !== null)
      numbers.set(transition, [...(numbers.get(transition) ?? []), index + 1]);
  const isTaken = (some: readonly number[]) => some.some((number) => number <= at);
  return {
    states: marks,
    transitions: Object.fromEntries(
      [...numbers].map(([transition, some]) => [
        transitions[transition]?.id ?? "",
        { mark: isTaken(some) ? "taken" : "later", badge: badgeOf(some) } as const,
      ]),
    ),
  };
}
