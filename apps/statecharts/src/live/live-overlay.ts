import type { Overlay, StateMark, TransitionMark } from "@marquee/charts/svg/overlay";
import type { Entry } from "../charts/entries.ts";
import type { LiveStep } from "./live-message.ts";

/** Where a running machine is, and the way that it took; `steps` begin with the last one. */
export function liveOverlay(entry: Entry, steps: readonly LiveStep[]): Overlay {
  const own = steps.filter(({ machine }) => machine === entry.chart.id);
  const states: Record<string, StateMark> = {};
  const transitions: Record<string, { mark: TransitionMark; badge: string }> = {};
  for (const [at, step] of own.toReversed().entries()) {
    for (const id of step.states) states[id] = "been";
    for (const id of step.taken) transitions[id] = { mark: "taken", badge: String(at + 1) };
  }
  for (const id of own[0]?.states ?? []) {
    const state = entry.index.find(id);
    if (state) states[id] = state.children.length > 0 ? "around" : "current";
  }
  return { states, transitions };
}
