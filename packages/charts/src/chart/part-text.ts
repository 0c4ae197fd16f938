import type { ChartIndex } from "./chart-index.ts";
import type { ChartTransition } from "./chart.ts";

/** A transition in words: its event, and the guard if it has one. */
export const eventText = ({ label, guard }: ChartTransition): string =>
  [label, guard === null ? "" : `[${guard}]`].filter(Boolean).join(" ");

/**
 * What a state is called: its title, or else its key; "any state" for the machine itself, and the
 * id for a state that the chart does not have.
 */
export const stateTitle = (index: ChartIndex, id: string): string => {
  const state = index.find(id);
  if (!state) return id;
  return state.parent === null ? "any state" : state.title || state.key;
};

/** From where to where: `Paying → Paid`. */
export const wayText = (index: ChartIndex, { source, targets }: ChartTransition): string =>
  `${stateTitle(index, source)} → ${targets.length === 0 ? "stays" : targets.map((id) => stateTitle(index, id)).join(", ")}`;

/** A state or a transition in words: of a transition, its event and its way. */
export function partText(index: ChartIndex, id: string): string {
  const transition = index.transition(id);
  if (!transition) return stateTitle(index, id);
  return `${eventText(transition) || "otherwise"}, ${wayText(index, transition)}`;
}

/** The innermost of these states. */
export const leafStates = (index: ChartIndex, states: readonly string[]): readonly string[] =>
  states.filter((id) => index.find(id)?.children.length === 0);
