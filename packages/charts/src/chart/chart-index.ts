import type { Chart, ChartState, ChartTransition } from "./chart.ts";

/** Looks up parts of a chart by the ids of its states and transitions. */
export interface ChartIndex {
  readonly chart: Chart;
  readonly state: (id: string) => ChartState;
  readonly find: (id: string) => ChartState | undefined;
  readonly transition: (id: string) => ChartTransition | undefined;
  /** The transitions that a state itself has, without those of the states around it. */
  readonly leaving: (stateId: string) => readonly ChartTransition[];
  /** The state and all that contain it, the machine last. */
  readonly path: (stateId: string) => readonly string[];
  readonly contains: (outer: string, inner: string) => boolean;
}

/** Prepares a chart for questions. */
export function indexChart(chart: Chart): ChartIndex {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const transitions = new Map(chart.transitions.map((one) => [one.id, one]));
  const leaving = Map.groupBy(chart.transitions, ({ source }) => source);
  const state = (id: string): ChartState => {
    const found = states.get(id);
    if (!found) throw new Error(`The chart ${chart.id} has no state ${id}`);
    return found;
  };
  const path = (id: string): readonly string[] => {
    const { parent } = state(id);
    return parent === null ? [id] : [id, ...path(parent)];
  };
  return {
    chart,
    state,
    find: (id) => states.get(id),
    transition: (id) => transitions.get(id),
    leaving: (id) => leaving.get(id) ?? [],
    path,
    contains: (outer, inner) => outer !== inner && path(inner).includes(outer),
  };
}
