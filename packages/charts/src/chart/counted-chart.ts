import type { Chart, StateKind, TriggerKind } from "./chart.ts";

/** What counting asks of one version of a chart: its states and transitions by their places, without words. */
export interface CountedParts {
  readonly states: readonly {
    readonly id: string;
    readonly kind: StateKind;
    readonly parent: number;
    readonly initial: number;
  }[];
  readonly transitions: readonly {
    readonly id: string;
    readonly source: number;
    readonly targets: readonly number[];
    readonly isImmediate: boolean;
  }[];
}

/** What a machine does by itself as soon as it is there. */
const IMMEDIATE: ReadonlySet<TriggerKind> = new Set(["always", "stateDone"]);

/** The parts of a chart that are counted, by their places in it. */
export function countedParts({ states, transitions }: Chart): CountedParts {
  const places = new Map(states.map(({ id }, place) => [id, place]));
  const placeOf = (id: string | null) => (id === null ? -1 : (places.get(id) ?? -1));
  return {
    states: states.map(({ id, kind, parent, initial }) => ({
      id,
      kind,
      parent: placeOf(parent),
      initial: placeOf(initial),
    })),
    transitions: transitions.map(({ id, source, targets, trigger }) => ({
      id,
      source: placeOf(source),
      targets: targets.map(placeOf),
      isImmediate: IMMEDIATE.has(trigger),
    })),
  };
}
