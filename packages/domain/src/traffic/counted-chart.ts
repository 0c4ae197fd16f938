/** One version of a chart, as far as counting asks for it: places instead of ids, which are shorter on the way. */
export interface CountedChart {
  /** The machine itself first, as its chart has them. */
  readonly states: readonly CountedState[];
  readonly transitions: readonly CountedTransition[];
}

export interface CountedState {
  readonly id: string;
  readonly kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** The places of the state around it, and of the one it begins with; -1 for none. */
  readonly parent: number;
  readonly initial: number;
}

export interface CountedTransition {
  readonly id: string;
  /** The place of its state, and of those it leads to; none if the state stays. */
  readonly source: number;
  readonly targets: readonly number[];
  /** Taken as soon as the machine is there: without an event from outside. */
  readonly isImmediate: boolean;
}

/** The places of a state and of all that contain it. */
export function pathOf({ states }: CountedChart, place: number): readonly number[] {
  const path: number[] = [];
  for (let at = place; at >= 0; at = states[at]?.parent ?? -1) path.push(at);
  return path;
}

const childrenOf = ({ states }: CountedChart, place: number): readonly number[] =>
  states.flatMap(({ parent }, at) => (parent === place ? [at] : []));

/** Whether a state contains none, so that a machine can be in it alone. */
export const isLeaf = ({ states }: CountedChart, place: number): boolean => {
  const kind = states[place]?.kind;
  return kind === "atomic" || kind === "final";
};

/** Where a machine is once it has entered a state. */
export function leavesOf(chart: CountedChart, place: number): readonly number[] {
  const state = chart.states[place];
  if (!state) return [];
  if (state.kind === "compound") return leavesOf(chart, state.initial);
  if (state.kind === "parallel")
    return childrenOf(chart, place).flatMap((child) => leavesOf(chart, child));
  if (state.kind === "history")
    return chart.states.flatMap((_, at) =>
      isLeaf(chart, at) && pathOf(chart, at).includes(state.parent) ? [at] : [],
    );
  return [place];
}

/** Whether a state is only passed through: it is left at once, whatever holds. */
export const isPassing = ({ transitions, states }: CountedChart, place: number): boolean => {
  const own = transitions.filter(({ source }) => source === place);
  return (
    states[place]?.kind === "atomic" &&
    own.length > 0 &&
    own.every(({ isImmediate }) => isImmediate)
  );
};

/** Where one event can lead from each innermost state, through all that is passed on the way, and where a run can begin. */
export interface Roads {
  readonly has: (from: number, to: number) => boolean;
  readonly begins: (place: number) => boolean;
}

const outOf = (chart: CountedChart, place: number, onlyImmediate: boolean): readonly number[] => {
  const path = pathOf(chart, place);
  return chart.transitions
    .filter(({ source, isImmediate }) => path.includes(source) && (!onlyImmediate || isImmediate))
    .flatMap(({ targets }) => targets.flatMap((target) => leavesOf(chart, target)));
};

/** These states, and all that follow without another event. */
function followPassing(chart: CountedChart, some: readonly number[]): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [...some];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...outOf(chart, place, true));
  }
  return reached;
}

const known = new WeakMap<CountedChart, Roads>();

/** The roads of a chart (TRAFFIC-C6). */
export function roadsOf(chart: CountedChart): Roads {
  const found = known.get(chart);
  if (found) return found;
  const roads = new Map<number, ReadonlySet<number>>();
  const from = (place: number) => {
    const reached = roads.get(place) ?? followPassing(chart, outOf(chart, place, false));
    roads.set(place, reached);
    return reached;
  };
  const starts = followPassing(chart, leavesOf(chart, 0));
  const made: Roads = {
    has: (place, to) => from(place).has(to),
    begins: (place) => starts.has(place),
  };
  known.set(chart, made);
  return made;
}
