import type { Chart, ChartState, ChartTransition } from "../chart/chart.ts";
import { matchTransitions } from "./match-transitions.ts";

/** One property that differs between two versions. */
export interface Difference {
  readonly property: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface ChartChange {
  readonly kind: "added" | "changed" | "removed";
  readonly part: "state" | "transition";
  /** Its id in the chart of both versions. */
  readonly id: string;
  /** The id of the earlier line, in the chart of both, of a transition that leads elsewhere now. */
  readonly earlierLine: string | null;
  readonly differences: readonly Difference[];
}

/** What says the same in other words. */
const WORDS: ReadonlySet<string> = new Set(["title", "description", "label"]);

/** Whether a part only reads differently: it does what it did. */
export const isReworded = ({ kind, differences }: ChartChange): boolean =>
  kind === "changed" && differences.every(({ property }) => WORDS.has(property));

/** Two versions of a chart side by side. */
export interface Comparison {
  /** Removed, changed and added, and what only reads differently last; states before transitions. */
  readonly changes: readonly ChartChange[];
  /** Both versions in one chart, so that what was removed can be seen beside what was added. */
  readonly both: Chart;
  /** The earlier version under the ids that `both` has. */
  readonly before: Chart;
}

/** What differs between two versions of a part. `ignored` follows from the rest, and is no change of its own. */
function differences<Part extends object>(
  before: Part,
  after: Part,
  ignored: readonly string[],
): readonly Difference[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([property]) => !ignored.includes(property))
    .map(([property, value]) => ({ property, before: was.get(property), after: value as unknown }))
    .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after));
}

const earlier = (id: string): string => `before ${id}`;

function compareStates(before: Chart, after: Chart): readonly ChartChange[] {
  const was = new Map(before.states.map((state) => [state.id, state]));
  const is = new Set(after.states.map(({ id }) => id));
  const of = (kind: ChartChange["kind"], { id }: ChartState): ChartChange => ({
    kind,
    part: "state",
    id,
    earlierLine: null,
    differences: [],
  });
  return [
    ...before.states.filter(({ id }) => !is.has(id)).map((state) => of("removed", state)),
    ...after.states.flatMap((state): readonly ChartChange[] => {
      const old = was.get(state.id);
      if (!old) return [of("added", state)];
      const found = differences(old, state, ["children"]);
      return found.length === 0 ? [] : [{ ...of("changed", state), differences: found }];
    }),
  ];
}

function compareTransitions(
  removed: readonly ChartTransition[],
  after: Chart,
  pairs: ReadonlyMap<string, ChartTransition>,
): readonly ChartChange[] {
  return [
    ...removed.map(({ id }): ChartChange => ({
      kind: "removed",
      part: "transition",
      id: earlier(id),
      earlierLine: null,
      differences: [],
    })),
    ...after.transitions.flatMap((one): readonly ChartChange[] => {
      const old = pairs.get(one.id);
      const change = { part: "transition", id: one.id, earlierLine: null } as const;
      if (!old) return [{ ...change, kind: "added", differences: [] }];
      const found = differences(old, one, ["id", "branch"]);
      if (found.length === 0) return [];
      const isElsewhere = found.some(({ property }) => property === "targets");
      return [
        {
          ...change,
          kind: "changed",
          earlierLine: isElsewhere ? earlier(old.id) : null,
          differences: found,
        },
      ];
    }),
  ];
}

/** The states of the later version with those that are gone, each in the state that it was in. */
function statesOfBoth(before: Chart, after: Chart): readonly ChartState[] {
  const is = new Set(after.states.map(({ id }) => id));
  const gone = before.states.filter(({ id }) => !is.has(id));
  const goneIn = (id: string) => gone.filter(({ parent }) => parent === id).map((one) => one.id);
  return [
    ...after.states.map((state): ChartState => {
      const children = [...state.children, ...goneIn(state.id)];
      const contains = state.children.length === 0 && children.length > 0;
      const old = contains ? before.states.find(({ id }) => id === state.id) : undefined;
      return { ...state, children, ...(old ? { kind: old.kind, initial: old.initial } : {}) };
    }),
    ...gone,
  ];
}

/** Compares a version of a chart with a later one. */
export function compareCharts(before: Chart, after: Chart): Comparison {
  const pairs = matchTransitions(before.transitions, after.transitions);
  const laterId = new Map([...pairs].map(([id, old]) => [old.id, id]));
  const removed = before.transitions.filter(({ id }) => !laterId.has(id));
  const changes = [...compareStates(before, after), ...compareTransitions(removed, after, pairs)];
  const lines = new Set(
    changes.flatMap(({ kind, id, earlierLine }) => (kind === "removed" ? id : (earlierLine ?? []))),
  );
  const earlierTransitions = before.transitions.map((one): ChartTransition => {
    const id = earlier(one.id);
    return { ...one, id: lines.has(id) ? id : (laterId.get(one.id) ?? id) };
  });
  const order = ["removed", "changed", "added"];
  const placeOf = (one: ChartChange) => (isReworded(one) ? order.length : order.indexOf(one.kind));
  return {
    changes: changes.toSorted((a, b) => placeOf(a) - placeOf(b)),
    both: {
      ...after,
      states: statesOfBoth(before, after),
      transitions: [...after.transitions, ...earlierTransitions.filter(({ id }) => lines.has(id))],
    },
    before: { ...before, transitions: earlierTransitions },
  };
}
