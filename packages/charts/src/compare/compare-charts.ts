import type { Chart, ChartState, ChartTransition } from "../chart/chart.ts";

/** One property that differs between two versions. */
export interface Difference {
  readonly property: string;
  readonly before: string;
  readonly after: string;
}

export interface ChartChange {
  readonly kind: "added" | "changed" | "removed";
  readonly part: "state" | "transition";
  readonly id: string;
  readonly differences: readonly Difference[];
}

const text = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value ?? null);

/** What differs between two versions of a part. `ignored` follows from the rest, and is no change of its own. */
function differences<Part extends object>(
  before: Part,
  after: Part,
  ignored: ReadonlySet<string>,
): readonly Difference[] {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([property]) => !ignored.has(property))
    .map(([property, value]) => ({
      property,
      before: text(was.get(property)),
      after: text(value),
    }))
    .filter((one) => one.before !== one.after);
}

function compareParts<Part extends ChartState | ChartTransition>(
  part: ChartChange["part"],
  before: readonly Part[],
  after: readonly Part[],
  ignored: readonly string[],
): readonly ChartChange[] {
  const was = new Map(before.map((one) => [one.id, one]));
  const is = new Set(after.map(({ id }) => id));
  const skip = new Set(ignored);
  return [
    ...before
      .filter(({ id }) => !is.has(id))
      .map(({ id }): ChartChange => ({ kind: "removed", part, id, differences: [] })),
    ...after.flatMap((one): readonly ChartChange[] => {
      const old = was.get(one.id);
      if (!old) return [{ kind: "added", part, id: one.id, differences: [] }];
      const found = differences(old, one, skip);
      return found.length === 0 ? [] : [{ kind: "changed", part, id: one.id, differences: found }];
    }),
  ];
}

/** The changes from one version of a chart to another: removed, changed and added, states before transitions. */
export function compareCharts(before: Chart, after: Chart): readonly ChartChange[] {
  const changes = [
    ...compareParts("state", before.states, after.states, ["children"]),
    ...compareParts("transition", before.transitions, after.transitions, []),
  ];
  const order = ["removed", "changed", "added"];
  return changes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** Both versions in one chart, so that what was removed can be seen beside what was added. */
export function unionChart(before: Chart, after: Chart): Chart {
  const states = new Set(after.states.map(({ id }) => id));
  const transitions = new Set(after.transitions.map(({ id }) => id));
  const gone = before.states.filter(({ id }) => !states.has(id));
  const withGone = (state: ChartState): ChartState => ({
    ...state,
    children: [
      ...state.children,
      ...gone.filter(({ parent }) => parent === state.id).map(({ id }) => id),
    ],
  });
  return {
    ...after,
    states: [...after.states.map(withGone), ...gone],
    transitions: [
      ...after.transitions,
      ...before.transitions.filter(({ id }) => !transitions.has(id)),
    ],
  };
}
