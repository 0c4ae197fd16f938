import type { ChartState, ChartTransition } from "../chart/chart.ts";
import { textWidth } from "./text-width.ts";
import type { VisibleChart } from "./visible-chart.ts";

/** A label is a capsule: a sign of its state, a clock, the event, and the guard. */
export const LABEL = { height: 22, gap: 4, badge: 22, clock: 16, pad: 9 } as const;
/** Rows inside a state: a call, or a transition that stays. */
export const ROW = { invoke: 20, transition: 26, pad: 6 } as const;
export const STATE = { height: 52, pad: 12, least: 84, badge: 46 } as const;
/** The head of a compound state, above what it contains. */
export const HEAD = { height: 36, pad: 14, caret: 26 } as const;
export const ANY = { width: 96, height: 24 } as const;
export const DOT = 11;

/** What a label says: its event and, apart, its guard. */
export function labelParts({ label, guard, targets, reenters }: ChartTransition): {
  readonly event: string;
  readonly guard: string;
} {
  const again = reenters && targets.length === 1 ? " ↻" : "";
  return { event: label + again, guard: guard === null ? "" : `[${guard}]` };
}

/** Width of a label without its badge. */
export function labelWidth(transition: ChartTransition): number {
  const { event, guard } = labelParts(transition);
  const gap = event !== "" && guard !== "" ? 4 : 0;
  const clock = transition.trigger === "after" ? LABEL.clock : 0;
  return (
    clock + textWidth(event, "medium", 12) + gap + textWidth(guard, "regular", 12) + 2 * LABEL.pad
  );
}

/** The room of the labels of one line, with their badges counted. */
export function labelsSize(transitions: readonly ChartTransition[]): {
  readonly width: number;
  readonly height: number;
} {
  return {
    width: Math.ceil(Math.max(...transitions.map(labelWidth)) + LABEL.badge + 4),
    height: transitions.length * (LABEL.height + LABEL.gap) - LABEL.gap,
  };
}

const rowWidths = (visible: VisibleChart, { id, invokes }: ChartState): readonly number[] => [
  ...invokes.map(({ source }) => textWidth(source, "regular", 12) + 28 + STATE.pad),
  ...visible.rows(id).map((row) => labelWidth(row) + LABEL.badge + 2 * STATE.pad),
];

/** Height of the rows under the names of a state. */
export function rowsHeight(visible: VisibleChart, state: ChartState): number {
  const rows = visible.rows(state.id).length;
  return state.invokes.length * ROW.invoke + (rows === 0 ? 0 : rows * ROW.transition + ROW.pad);
}

/** The size of a state that contains nothing, or is collapsed. */
export function stateSize(visible: VisibleChart, state: ChartState) {
  const collapsed = state.children.length > 0;
  return {
    width: Math.ceil(
      Math.max(
        STATE.least,
        textWidth(state.title || state.key, "bold", 13) + 2 * STATE.pad,
        textWidth(state.key, "regular", 12) + 2 * STATE.pad + (collapsed ? STATE.badge : 0),
        ...rowWidths(visible, state),
      ),
    ),
    height: STATE.height + rowsHeight(visible, state),
  };
}

/** The least size of a state that contains others, and the height of its head. */
export function compoundSize(visible: VisibleChart, state: ChartState) {
  const name = textWidth(state.title || state.key, "bold", 12);
  const key = textWidth(state.key, "regular", 12);
  return {
    head: HEAD.height + rowsHeight(visible, state),
    width: Math.ceil(
      Math.max(name + key + HEAD.caret + 6 + HEAD.pad, ...rowWidths(visible, state)),
    ),
  };
}

/** The size of the box for what happens in any state of the machine, or of a compound state. */
export function anySize(visible: VisibleChart, state: ChartState) {
  // a compound state shows its own rows in its head
  if (state.parent !== null || rowsHeight(visible, state) === 0)
    return { width: ANY.width, height: ANY.height };
  return {
    width: Math.ceil(Math.max(ANY.width, ...rowWidths(visible, state))),
    height: ANY.height + 4 + rowsHeight(visible, state),
  };
}
