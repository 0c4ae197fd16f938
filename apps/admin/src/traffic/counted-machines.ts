import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import { createTally, type Tally } from "@marquee/domain/traffic/tally";
import type { AnyStateMachine } from "xstate";

/** A machine of this page: its chart, in which version, and what was counted of it. */
export interface CountedMachine {
  readonly machine: string;
  readonly version: string;
  readonly chart: CountedChart;
  readonly tally: Tally;
  /** The places of states and transitions, by their ids. */
  readonly states: ReadonlyMap<string, number>;
  readonly transitions: ReadonlyMap<string, number>;
}

const placesById = (parts: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(parts.map(({ id }, place) => [id, place]));

/** Reads the chart of a machine once, however many of it run. */
export function countedMachines() {
  const known = new Map<string, CountedMachine>();
  return {
    all: () => [...known.values()],
    of: (machine: AnyStateMachine): CountedMachine => {
      const found = known.get(machine.id);
      if (found) return found;
      const read = readChart(machine);
      const chart = countedParts(read);
      const made = {
        machine: machine.id,
        version: pathsHash(read),
        chart,
        tally: createTally(),
        states: placesById(chart.states),
        transitions: placesById(chart.transitions),
      };
      known.set(machine.id, made);
      return made;
    },
  };
}
