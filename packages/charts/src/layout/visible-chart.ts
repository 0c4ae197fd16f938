import type { ChartIndex } from "../chart/chart-index.ts";
import type { ChartState, ChartTransition } from "../chart/chart.ts";
import { anyId } from "./layout.ts";

/** A line to be rendered: from a state, or from the `any:` box of one, to a state. */
export interface VisibleWire {
  readonly from: string;
  readonly to: string;
  /** The state that `from` represents. */
  readonly source: string;
  readonly transitions: readonly ChartTransition[];
}

/** The part of a chart that is rendered while some of its compound states are collapsed. */
export interface VisibleChart {
  readonly index: ChartIndex;
  readonly collapsed: ReadonlySet<string>;
  readonly states: readonly ChartState[];
  readonly wires: readonly VisibleWire[];
  /** Transitions that are written inside the box of their state: it stays, or is entered again. */
  readonly rows: (stateId: string) => readonly ChartTransition[];
  /** Whether a state that contains others needs a box for what happens in any of them. */
  readonly needsAnyBox: (stateId: string) => boolean;
  readonly isOpen: (state: ChartState) => boolean;
}

const staysInside = ({ source, targets }: ChartTransition): boolean =>
  targets.length === 0 || (targets.length === 1 && targets[0] === source);

/** Hides what is inside collapsed states, and leads their lines to their borders. */
export function visibleChart(index: ChartIndex, collapsedIds: readonly string[]): VisibleChart {
  const { chart } = index;
  const collapsed = new Set(collapsedIds);
  /** The state itself, or the outermost collapsed one around it. */
  const visibleId = (id: string): string =>
    index.path(id).findLast((outer) => collapsed.has(outer)) ?? id;
  const wires = new Map<string, VisibleWire>();
  const addWire = (transition: ChartTransition, target: string): void => {
    const { source } = transition;
    const [start, to] = [visibleId(source), visibleId(target)];
    if (start === to) return;
    const from = index.contains(start, to) ? anyId(start) : start;
    const key = `${from} ${to}`;
    const before = wires.get(key)?.transitions ?? [];
    wires.set(key, { from, to, source: start, transitions: [...before, transition] });
  };
  for (const transition of chart.transitions)
    if (!staysInside(transition))
      for (const target of transition.targets) addWire(transition, target);
  const states = chart.states.filter(({ id }) => visibleId(id) === id);
  const rows = (id: string) => index.leaving(id).filter(staysInside);
  const isOpen = ({ id, children }: ChartState) => children.length > 0 && !collapsed.has(id);
  const hasAnyWire = new Set([...wires.values()].map(({ from }) => from));
  return {
    index,
    collapsed,
    states,
    wires: [...wires.values()],
    rows,
    isOpen,
    needsAnyBox: (id) =>
      hasAnyWire.has(anyId(id)) ||
      // the machine has no box of its own: what it runs and what it ignores is shown in this one
      (index.state(id).parent === null &&
        (rows(id).length > 0 || index.state(id).invokes.length > 0)),
  };
}

/** Every set of compound states that a user can collapse; all but the machine itself. */
export function collapsibleSets(index: ChartIndex): readonly (readonly string[])[] {
  const compounds = index.chart.states
    .filter(({ parent, children }) => parent !== null && children.length > 0)
    .map(({ id }) => id);
  // more than four collapse together: our machines have at most two levels and a dozen states
  if (compounds.length > 4) return [[], compounds];
  const sets: (readonly string[])[] = [[]];
  for (const id of compounds) sets.push(...sets.map((set) => [...set, id]));
  return sets;
}
