import type { Overlay, StateMark, TransitionMark } from "@marquee/charts/svg/overlay";
import type { Entry } from "../charts/entry.ts";
import { halfSeen } from "../charts/half-seen.ts";
import { type AskedLevel, untakenAt } from "../charts/tested-at.ts";
import { type Choice, stepAt, type Walk } from "../walk/walk.ts";

type Marks = Record<string, { mark: TransitionMark; badge: string }>;

const markStates = (entry: Entry, current: readonly string[]): Record<string, StateMark> =>
  Object.fromEntries(
    current.map((id) => [id, entry.index.state(id).children.length > 0 ? "around" : "current"]),
  );

/** A walk: where it is, where it has been, what was taken and what can happen next. */
export function walkOverlay(entry: Entry, walk: Walk | null, choices: readonly Choice[]): Overlay {
  if (!walk) return {};
  const states: Record<string, StateMark> = {};
  const transitions: Marks = {};
  const passed = [walk.start, ...walk.steps.slice(0, walk.at).map(({ step }) => step)];
  for (const { snapshot } of passed)
    for (const { id } of snapshot._nodes) if (id !== entry.chart.id) states[id] = "been";
  for (const [at, { step }] of walk.steps.slice(0, walk.at).entries())
    for (const id of step.taken) transitions[id] = { mark: "taken", badge: String(at + 1) };
  // from the last to the first: if several carry something else, the label shows the first key
  for (const [at, { event, step }] of [...choices.entries()].toReversed()) {
    const [first] = step.taken;
    if (first !== undefined) transitions[first] = { mark: "possible", badge: String(at + 1) };
    else
      for (const { id, source } of entry.chart.transitions.filter(
        (one) => one.event === event.type,
      ))
        if (stepAt(walk).snapshot._nodes.some((node) => node.id === source))
          transitions[id] ??= { mark: "refused", badge: "✕" };
  }
  const current = stepAt(walk)
    .snapshot._nodes.map(({ id }) => id)
    .filter((id) => id !== entry.chart.id);
  return { states: { ...states, ...markStates(entry, current) }, transitions };
}

/** What tests of a level exercise: taken, taken with a guard seen one way, never taken. */
export function coverageOverlay(entry: Entry, level: AskedLevel): Overlay {
  const untaken = new Set([...untakenAt(entry, level), ...entry.accepted.map(([id]) => id)]);
  const half = new Set(halfSeen(entry).map(({ id }) => id));
  const unvisited = new Set(entry.summary.unvisited);
  return {
    states: Object.fromEntries(
      entry.chart.states.map(({ id }) => [id, unvisited.has(id) ? "uncovered" : "covered"]),
    ),
    transitions: Object.fromEntries(
      entry.chart.transitions.map(({ id }) => [
        id,
        untaken.has(id)
          ? { mark: "uncovered", badge: "!" }
          : half.has(id)
            ? { mark: "oneWay", badge: "½" }
            : { mark: "covered", badge: "✓" },
      ]),
    ),
  };
}

const findOverlay = (
  { chart }: Entry,
  isFound: (transition: Entry["chart"]["transitions"][number]) => boolean,
  badge: string,
): Overlay => ({
  quiet: true,
  transitions: Object.fromEntries(
    chart.transitions.filter(isFound).map(({ id }) => [id, { mark: "found", badge }]),
  ),
});

/** Where a rule decides. */
export const ruleOverlay = (entry: Entry, guard: string): Overlay =>
  findOverlay(entry, (one) => one.guard === guard, "§");

/** Where an event leads. */
export const eventOverlay = (entry: Entry, event: string): Overlay =>
  findOverlay(entry, (one) => one.event === event, "›");
