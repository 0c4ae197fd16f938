import { isLeaf, roadsOf, type CountedChart } from "./counted-chart.ts";

/** What is counted of a chart (TRAFFIC-C1). */
export const COUNTED = [
  "run",
  "transition",
  "state",
  "hop",
  "left",
  "returned",
  "reach",
  "way",
  "wayResumed",
] as const;
export type Counted = (typeof COUNTED)[number];

/** How a run begins and ends. */
const RUN_PARTS = ["begun", "finished", "stopped"] as const;

/** One sum: of a transition, a state, two states or a way; `of` holds places in the chart of that version. */
export interface Cell {
  readonly what: Counted;
  readonly of: string;
  readonly n: number;
  /** How long it took each time, of what has a time. */
  readonly times: readonly number[];
}

/** Names the pair of states of a run that came from one to the other: `3>5`. */
export const hopOf = (from: number, to: number): string => `${from}>${to}`;

/** Names a way by the states of a run in their order: `3.5.8` (TRAFFIC-W1). */
export const wayOf = (places: readonly number[]): string => places.join(".");

/** A way is followed through this many states; what comes after them is left out. */
export const LONGEST_WAY = 16;

/** The places that an `of` names. */
export const placesOf = (of: string): readonly number[] => of.split(/[.>]/).map(Number);

const NUMBER = /^(0|[1-9]\d{0,3})$/;
const areNumbers = (parts: readonly string[]): boolean => parts.every((part) => NUMBER.test(part));

/** Says of each name of a sum whether this version of the chart has such a thing (TRAFFIC-C6). */
export function cellChecker(chart: CountedChart): (what: Counted, of: string) => boolean {
  const roads = roadsOf(chart);
  const hasState = (place: number) => place > 0 && place < chart.states.length;
  const isRoad = (from: number, to: number) => roads.has(from, to);
  const hasRegions = chart.states.some(({ kind }) => kind === "parallel");
  return (what, of) => {
    if (what === "run") return (RUN_PARTS as readonly string[]).includes(of);
    const parts = of.split(what === "hop" || what === "reach" ? ">" : ".");
    if (!areNumbers(parts)) return false;
    const places = parts.map(Number);
    const [from = -1, to = -1] = places;
    if (what === "transition") return places.length === 1 && from < chart.transitions.length;
    if (!places.every(hasState)) return false;
    if (what === "state" || what === "left" || what === "returned") return places.length === 1;
    if (what === "reach") return places.length === 2;
    if (!places.every((place) => isLeaf(chart, place))) return false;
    if (what === "hop") return places.length === 2 && isRoad(from, to);
    if (places.length > LONGEST_WAY) return false;
    // parts that run side by side are entered in turn: no road leads from one to the next
    return (
      hasRegions ||
      places.every(
        // a run that was resumed starts over
        (place, at) => roads.begins(place) || (at > 0 && isRoad(places[at - 1] ?? -1, place)),
      )
    );
  };
}
