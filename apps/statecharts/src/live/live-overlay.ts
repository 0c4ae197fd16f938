import type { Overlay, StateMark } from "@marquee/charts/svg/overlay";
import type { LiveActor, LiveStep } from "@marquee/machines/live/live-message";
import type { Entry } from "../charts/entry.ts";

/** How many of the last transitions bear a number. */
const NUMBERED = 9;

/** A running machine: where it is, where it has been, and its last transitions, the latest moving. */
export function liveOverlay(entry: Entry, actor: LiveActor, steps: readonly LiveStep[]): Overlay {
  const states: Record<string, StateMark> = {};
  const isKnown = (id: string) => entry.index.find(id) !== undefined && id !== entry.chart.id;
  for (const id of steps.flatMap(({ from }) => from)) if (isKnown(id)) states[id] = "been";
  for (const id of actor.states)
    if (isKnown(id)) states[id] = entry.index.state(id).children.length > 0 ? "around" : "current";
  const moves = steps.filter(({ taken }) => taken.length > 0).slice(-NUMBERED);
  const transitions = Object.fromEntries(
    moves.flatMap(({ taken }, at) =>
      taken.map((id) => [id, { mark: "taken" as const, badge: String(at + 1) }]),
    ),
  );
  const last = moves.at(-1);
  return {
    states,
    transitions,
    ...(last ? { latest: { transitions: last.taken, number: last.number } } : {}),
  };
}
