import { indexChart, type ChartIndex } from "../chart/chart-index.ts";
import { UNNAMED, type Chart, type ChartState } from "../chart/chart.ts";

export type LintRule =
  | "unnamed"
  | "misnamed event"
  | "undocumented"
  | "no way out"
  | "call without a failure"
  | "unreachable"
  | "does nothing"
  | "shadowed branch"
  | "too many states"
  | "too many levels";

/** Something that a chart must not have. */
export interface Finding {
  readonly rule: LintRule;
  /** The id of the state or transition that it is about. */
  readonly at: string;
}

const MOST_STATES = 12;
const MOST_LEVELS = 2;
const EVENT_NAME = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;
/** A delay that is written as a number instead of by its name. */
const NUMBERED_DELAY = /^xstate\.after\.\d+\./;

const finding =
  (rule: LintRule) =>
  (at: string): Finding => ({ rule, at });

/** Whether a call has the id that XState generates if the chart names none: tests could not name its answer. */
const hasGivenId = (state: ChartState): boolean =>
  state.invokes.some(({ id }, at) => id === `${at}.${state.id}`);

/** Implementations without a name: a chart cannot show them, and a test cannot replace them. */
function findUnnamed({ states, transitions }: Chart): readonly string[] {
  const isUnnamed = (name: string | null) => name?.includes(UNNAMED) === true;
  return [
    ...states
      .filter((state) => {
        const { entry, exit, invokes } = state;
        const names = [...entry, ...exit, ...invokes.map(({ source }) => source)];
        return names.some(isUnnamed) || hasGivenId(state);
      })
      .map(({ id }) => id),
    ...transitions
      .filter(
        ({ guard, actions, event }) =>
          [guard, ...actions].some(isUnnamed) || NUMBERED_DELAY.test(event),
      )
      .map(({ id }) => id),
  ];
}

const findMisnamedEvents = ({ transitions }: Chart): readonly string[] =>
  transitions
    .filter(({ trigger, event }) => trigger === "event" && !EVENT_NAME.test(event))
    .map(({ id }) => id);

const findUndocumented = ({ states }: Chart): readonly string[] =>
  states
    .filter(({ parent, title, description }) =>
      parent === null ? description === "" : title === "" || description === "",
    )
    .map(({ id }) => id);

/** Whether the machine waits in this state for a call, a delay or a user. */
const isWaiting = (index: ChartIndex, { id, kind }: ChartState): boolean =>
  kind === "atomic" && !index.leaving(id).some(({ trigger }) => trigger === "always");

/** Waiting states that no user and no other machine can leave or change. */
const findTraps = (index: ChartIndex): readonly string[] =>
  index.chart.states
    .filter(
      (state) =>
        isWaiting(index, state) &&
        !index
          .path(state.id)
          .some((id) => index.leaving(id).some(({ trigger }) => trigger === "event")),
    )
    .map(({ id }) => id);

/** Calls whose failure leads nowhere. */
const findCallsWithoutFailure = (index: ChartIndex): readonly string[] =>
  index.chart.states
    .filter(({ id, invokes }) => {
      const events = index.path(id).flatMap((outer) => index.leaving(outer));
      return invokes.some(
        (invoke) => !events.some(({ event }) => event === `xstate.error.actor.${invoke.id}`),
      );
    })
    .map(({ id }) => id);

/** States that no path of transitions leads to, guards aside. */
function findUnreachable(index: ChartIndex): readonly string[] {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { parent, kind, initial, children } = index.state(id);
    if (parent !== null) visit(parent);
    if (initial !== null) visit(initial);
    if (kind === "parallel") for (const child of children) visit(child);
    for (const { targets } of index.leaving(id)) for (const target of targets) visit(target);
  };
  visit(index.chart.id);
  return index.chart.states.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
}

/** Transitions without target and action, usually a misspelt key. */
const findIdle = ({ transitions }: Chart): readonly string[] =>
  transitions
    .filter(({ targets, actions }) => targets.length === 0 && actions.length === 0)
    // a guarded one has a meaning of its own: it keeps later branches from being tried
    .filter(({ guard, description }) => guard === null || description === "")
    .map(({ id }) => id);

/** Branches behind one that is always taken. */
const findShadowed = (index: ChartIndex): readonly string[] =>
  index.chart.transitions
    .filter((one) =>
      index
        .leaving(one.source)
        .some(
          ({ event, branch, guard }) =>
            event === one.event && branch < one.branch && guard === null,
        ),
    )
    .map(({ id }) => id);

/** How many states a chart has besides the machine itself and its final ones. */
export const countStates = ({ states }: Chart): number =>
  states.filter(({ parent, kind }) => parent !== null && kind !== "final").length;

/** How many levels of states a chart has. */
export const countLevels = (chart: Chart): number => {
  const { path } = indexChart(chart);
  return Math.max(...chart.states.map(({ id }) => path(id).length - 1));
};

/** Everything that is wrong with a chart. */
export function lintChart(chart: Chart): readonly Finding[] {
  const index = indexChart(chart);
  return [
    ...findUnnamed(chart).map(finding("unnamed")),
    ...findMisnamedEvents(chart).map(finding("misnamed event")),
    ...findUndocumented(chart).map(finding("undocumented")),
    ...findTraps(index).map(finding("no way out")),
    ...findCallsWithoutFailure(index).map(finding("call without a failure")),
    ...findUnreachable(index).map(finding("unreachable")),
    ...findIdle(chart).map(finding("does nothing")),
    ...findShadowed(index).map(finding("shadowed branch")),
    ...(countStates(chart) > MOST_STATES ? [finding("too many states")(chart.id)] : []),
    ...(countLevels(chart) > MOST_LEVELS ? [finding("too many levels")(chart.id)] : []),
  ];
}
