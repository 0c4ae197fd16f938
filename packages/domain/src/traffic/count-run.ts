import { hopOf, LONGEST_WAY, wayOf } from "./cell.ts";
import { isLeaf, pathOf, roadsOf, type CountedChart } from "./counted-chart.ts";
import type { Tally } from "./tally.ts";

/** When something happened: by the clock of the wall, and by the one that stops while no user looks. */
export interface CountedMoment {
  readonly wall: number;
  readonly seen: number;
}

/** What is known of a run that its page has left, so that it can be taken up: places and times, nothing else. */
export interface LeftRun {
  readonly places: readonly number[];
  readonly way: readonly number[];
  /** When it was first in each place. */
  readonly first: readonly (readonly [place: number, wall: number])[];
  readonly begun: number;
}

/** One machine from its start to its end: the unit of everything that is counted (TRAFFIC-C2). */
export interface CountedRun {
  /** Takes transitions, and is then in these places: all active states but the machine itself. */
  readonly step: (taken: readonly number[], places: readonly number[], at: CountedMoment) => void;
  /** Its page is hidden, closed or idle: as far as is known, it is left here. */
  readonly leave: () => void;
  /** Its page is looked at again. */
  readonly comeBack: () => void;
  /** It ends by itself, or is stopped from outside. */
  readonly end: (how: "finished" | "stopped", at: CountedMoment) => void;
  readonly stored: () => LeftRun;
}

/** The way with one more place: going to and fro between two more than twice is told as twice (TRAFFIC-W1). */
export function longerWay(way: readonly number[], place: number): readonly number[] {
  const [last, before, ...earlier] = way.toReversed();
  if (last === place) return way;
  const isThird =
    before === place && earlier[0] === last && earlier[1] === before && earlier[2] === last;
  if (isThird) return way.slice(0, -1);
  return way.length === LONGEST_WAY ? way : [...way, place];
}

/** What was entered, each with the one nearest beside it that was left and that a road leads from. */
function hopsOf(
  chart: CountedChart,
  gone: readonly number[],
  come: readonly number[],
): readonly (readonly [from: number, to: number])[] {
  const roads = roadsOf(chart);
  const countShared = (one: number, other: number) =>
    pathOf(chart, one).filter((place) => pathOf(chart, other).includes(place)).length;
  return come.flatMap((to) => {
    const [from] = gone
      .filter((place) => roads.has(place, to))
      .toSorted((a, b) => countShared(b, to) - countShared(a, to));
    return from === undefined ? [] : [[from, to] as const];
  });
}

const without = (some: readonly number[], others: readonly number[]): readonly number[] =>
  some.filter((place) => !others.includes(place));

/** Begins to count a run, which takes these transitions at once; or takes up one whose page was loaded again (TRAFFIC-C3). */
export function countRun(
  tally: Tally,
  chart: CountedChart,
  start: { readonly taken: readonly number[]; readonly places: readonly number[] },
  at: CountedMoment,
  left?: LeftRun,
): CountedRun {
  const begun = left?.begun ?? at.wall;
  const first = new Map(left?.first);
  const since = new Map<number, number>();
  let places: readonly number[] = [];
  let way = left?.way ?? [];
  let isAway = false;
  let isOver = false;
  const leaves = () => places.filter((place) => isLeaf(chart, place));
  const take = (taken: readonly number[]) => {
    for (const transition of taken) tally.add("transition", transition);
  };
  const moveTo = (next: readonly number[], now: CountedMoment) => {
    for (const place of without(places, next)) {
      tally.time("state", place, now.seen - (since.get(place) ?? now.seen));
      since.delete(place);
    }
    for (const place of without(next, places)) {
      tally.add("state", place);
      since.set(place, now.seen);
      if (!first.has(place)) {
        for (const [earlier, when] of first)
          tally.add("reach", hopOf(earlier, place), now.wall - when);
        first.set(place, now.wall);
        tally.add("reach", hopOf(place, place));
      }
      if (isLeaf(chart, place)) way = longerWay(way, place);
    }
    places = next;
  };
  const leave = () => {
    isAway = true;
    for (const place of leaves()) tally.add("left", place);
    tally.add("way", wayOf(way));
  };
  const comeBack = (where: readonly number[]) => {
    isAway = false;
    for (const place of where) tally.add("returned", place);
    tally.add("wayResumed", wayOf(way));
  };
  if (left) comeBack(left.places);
  else tally.add("run", "begun");
  take(start.taken);
  moveTo(start.places, at);
  return {
    step: (taken, next, now) => {
      if (isOver) return;
      take(taken);
      const before = leaves();
      const after = next.filter((place) => isLeaf(chart, place));
      for (const [from, to] of hopsOf(chart, without(before, after), without(after, before)))
        tally.add("hop", hopOf(from, to));
      moveTo(next, now);
    },
    leave: () => {
      if (!isOver && !isAway) leave();
    },
    comeBack: () => {
      if (!isOver && isAway) comeBack(leaves());
    },
    end: (how, now) => {
      if (isOver) return;
      if (isAway) comeBack(leaves());
      isOver = true;
      for (const place of places)
        if (chart.states[place]?.kind !== "final")
          tally.time("state", place, now.seen - (since.get(place) ?? now.seen));
      tally.add("run", how, now.wall - begun);
      tally.add("way", wayOf(way));
    },
    stored: () => ({ places: leaves(), way, first: [...first], begun }),
  };
}
