import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellChecker, type Cell } from "./cell.ts";
import { countRun, type CountedRun } from "./count-run.ts";
import { isLeaf, leavesOf, pathOf, type CountedChart } from "./counted-chart.ts";
import { hiddenOf } from "./hide-small.ts";
import { addHistograms, bucketEdges, bucketOf, countTimes, quantile } from "./histogram.ts";
import { addCells, createTally } from "./tally.ts";

const time = fc.double({ min: 0, max: 9e9, noNaN: true });
const times = fc.array(time, { maxLength: 30 }).map((all) => {
  const tally = createTally();
  for (const ms of all) tally.add("state", 1, ms);
  return tally.take()[0]?.times ?? [];
});

describe("times", () => {
  it("[TRAFFIC-T1] lie between the edges of their bucket", () => {
    fc.assert(
      fc.property(time, (ms) => {
        const [from, to] = bucketEdges(bucketOf(ms));
        expect(ms).toBeGreaterThanOrEqual(from * (1 - 1e-9));
        expect(ms).toBeLessThanOrEqual(to * (1 + 1e-9));
      }),
    );
  });
  it("[TRAFFIC-T2] add up in any order, and none is lost", () => {
    fc.assert(
      fc.property(times, times, times, (a, b, c) => {
        const pad = (one: readonly number[]) => addHistograms(one, []);
        expect(addHistograms(addHistograms(a, b), c)).toEqual(
          addHistograms(a, addHistograms(b, c)),
        );
        expect(addHistograms(a, b)).toEqual(addHistograms(b, a));
        expect(countTimes(addHistograms(a, b))).toBe(countTimes(pad(a)) + countTimes(b));
      }),
    );
  });
  it("[TRAFFIC-T3] have a median between the least and the greatest of them, never past the slowest tenth", () => {
    fc.assert(
      fc.property(times, (all) => {
        const [half, most] = [quantile(all, 0.5), quantile(all, 0.9)];
        fc.pre(half !== null && most !== null);
        const [first, last] = [all.findIndex((n) => n > 0), all.findLastIndex((n) => n > 0)];
        expect(half).toBeGreaterThanOrEqual(bucketEdges(first)[0]);
        expect(most).toBeLessThanOrEqual(bucketEdges(last)[1] * (1 + 1e-9));
        expect(half).toBeLessThanOrEqual(most ?? 0);
      }),
    );
  });
});

/** A chart with a state in states and a part with two regions, in which every state leads somewhere. */
const CHART: CountedChart = {
  states: [
    { id: "m", kind: "compound", parent: -1, initial: 1 },
    { id: "a", kind: "atomic", parent: 0, initial: -1 },
    { id: "b", kind: "compound", parent: 0, initial: 3 },
    { id: "b.x", kind: "atomic", parent: 2, initial: -1 },
    { id: "b.y", kind: "atomic", parent: 2, initial: -1 },
    { id: "p", kind: "parallel", parent: 0, initial: -1 },
    { id: "p.l", kind: "compound", parent: 5, initial: 7 },
    { id: "p.l.1", kind: "atomic", parent: 6, initial: -1 },
    { id: "p.l.2", kind: "atomic", parent: 6, initial: -1 },
    { id: "p.r", kind: "atomic", parent: 5, initial: -1 },
    { id: "end", kind: "final", parent: 0, initial: -1 },
  ],
  transitions: [
    { id: "0", source: 1, targets: [2], isImmediate: false },
    { id: "1", source: 3, targets: [4], isImmediate: false },
    { id: "2", source: 4, targets: [3], isImmediate: false },
    { id: "3", source: 2, targets: [5], isImmediate: false },
    { id: "4", source: 7, targets: [8], isImmediate: false },
    { id: "5", source: 8, targets: [1], isImmediate: false },
    { id: "6", source: 8, targets: [10], isImmediate: false },
    { id: "7", source: 2, targets: [], isImmediate: false },
  ],
};
const isFinal = (places: readonly number[]) => places.includes(10);

const withOuter = (leaves: readonly number[]) =>
  [...new Set(leaves.flatMap((leaf) => pathOf(CHART, leaf)))]
    .filter((place) => place > 0)
    .toSorted((a, b) => a - b);

/** Where a transition leads from these places. */
function moveAlong(places: readonly number[], transition: number): readonly number[] {
  const one = CHART.transitions[transition];
  const [target] = one?.targets ?? [];
  if (!one || target === undefined) return places;
  const inside = places.filter((place) => isLeaf(CHART, place));
  const region = one.source === 7 ? 6 : 0;
  const stay = inside.filter((place) => region !== 0 && !pathOf(CHART, place).includes(region));
  return withOuter([...stay, ...leavesOf(CHART, target)]);
}

type Move = { readonly choice: number; readonly pause: number; readonly away: boolean };
const moves = fc.array(
  fc.record({ choice: fc.nat(7), pause: fc.nat(90_000), away: fc.boolean() }),
  { maxLength: 25 },
);

/** Plays one run, whose page is hidden and loaded again at times; what it was in, by itself. */
function play(tally: ReturnType<typeof createTally>, some: readonly Move[], reloads: boolean) {
  let now = 1000;
  const at = () => ({ wall: now, seen: now });
  let places: readonly number[] = withOuter(leavesOf(CHART, 0));
  let run: CountedRun = countRun(tally, CHART, { taken: [], places }, at());
  const visits: number[] = [...places];
  for (const { choice, pause, away } of some) {
    now += pause;
    if (away) {
      run.leave();
      if (reloads) {
        places = withOuter(leavesOf(CHART, 0));
        visits.push(...places);
        run = countRun(tally, CHART, { taken: [], places }, at(), run.stored());
      } else run.comeBack();
    }
    const open = CHART.transitions.flatMap(({ source }, n) => (places.includes(source) ? [n] : []));
    const taken = open[choice % Math.max(1, open.length)];
    if (taken === undefined) break;
    const next = moveAlong(places, taken);
    visits.push(...next.filter((place) => !places.includes(place)));
    places = next;
    run.step([taken], places, at());
    if (isFinal(places)) {
      run.end("finished", at());
      break;
    }
  }
  if (!isFinal(places)) run.leave();
  return visits;
}

const n = (
  cells: readonly Cell[],
  what: Cell["what"],
  test: (of: string) => boolean = () => true,
) => cells.filter((one) => one.what === what && test(one.of)).reduce((sum, one) => sum + one.n, 0);

describe("the sums of runs", () => {
  it("[TRAFFIC-C7] agree with each other: states with the ways into them, ways and ends with the runs", () => {
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 5 }), (all) => {
        const tally = createTally();
        for (const some of all) play(tally, some, false);
        const cells = addCells(tally.take());
        const leaves = [...CHART.states.keys()].filter((at) => at > 1 && isLeaf(CHART, at));
        for (const place of leaves)
          expect(n(cells, "hop", (of) => of.endsWith(`>${place}`))).toBe(
            n(cells, "state", (of) => of === String(place)),
          );
        const begun = n(cells, "run", (of) => of === "begun");
        expect(n(cells, "way") - n(cells, "wayResumed")).toBe(begun);
        expect(begun).toBe(all.length);
      }),
    );
  });
  it("[TRAFFIC-C8] count each pair of states once a run, whatever is loaded again, and every cell is one of the chart", () => {
    const isOf = cellChecker(CHART);
    fc.assert(
      fc.property(moves, fc.boolean(), (some, reloads) => {
        const tally = createTally();
        const visits = play(tally, some, reloads);
        const cells = tally.take();
        for (const { what, of } of cells)
          expect([what, of, isOf(what, of)]).toEqual([what, of, true]);
        expect(n(cells, "run", (of) => of === "begun")).toBe(1);
        const first = [...new Set(visits)];
        for (const [rank, to] of first.entries())
          for (const from of first.slice(0, rank + 1))
            expect(n(cells, "reach", (of) => of === `${from}>${to}`)).toBe(1);
        expect(n(cells, "left") - n(cells, "returned")).toBeGreaterThanOrEqual(0);
      }),
    );
  });
  it("[TRAFFIC-C4] are given away once: what was taken is not taken again, and parts add up to the whole", () => {
    fc.assert(
      fc.property(moves, moves, (one, other) => {
        const whole = createTally();
        play(whole, one, false);
        play(whole, other, false);
        const parts = createTally();
        play(parts, one, false);
        const first = parts.take();
        expect(parts.take()).toEqual([]);
        play(parts, other, false);
        expect(addCells([...first, ...parts.take()])).toEqual(addCells(whole.take()));
      }),
    );
  });
});

describe("small numbers", () => {
  it("[TRAFFIC-S1] are hidden from one to four, and zero is not", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 8 }), (numbers) => {
        const hidden = hiddenOf(numbers);
        const placesOf = (test: (number: number) => boolean) =>
          numbers.flatMap((number, at) => (test(number) ? [at] : []));
        expect(placesOf((number) => number === 0).filter((at) => hidden.has(at))).toEqual([]);
        expect(placesOf((number) => number > 0 && number < 5).every((at) => hidden.has(at))).toBe(
          true,
        );
      }),
    );
  });
  it("[TRAFFIC-S2] cannot be worked out from what all of a group come to, if enough others are there", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 2, maxLength: 5 }),
        (numbers) => {
          const hidden = hiddenOf(numbers);
          const small = numbers.flatMap((one, at) => (one < 5 ? [at] : []));
          fc.pre(small.length > 0 && hidden.size < numbers.length);
          const all = numbers.filter((_, at) => hidden.has(at)).reduce((sum, one) => sum + one, 0);
          const next = Math.min(...numbers.filter((_, at) => !hidden.has(at)));
          /** Every way to fill what is hidden: small ones from 1 to 4, covering ones from 5 to the next that is shown. */
          const fill = (left: number, sum: number): readonly (readonly number[])[] =>
            left === 0
              ? sum === 0
                ? [[]]
                : []
              : (left <= small.length
                  ? [1, 2, 3, 4]
                  : Array.from({ length: Math.max(0, next - 4) }, (_, n) => n + 5)
                ).flatMap((one) =>
                  one > sum ? [] : fill(left - 1, sum - one).map((rest) => [one, ...rest]),
                );
          const values = new Set(fill(hidden.size, all).map((filled) => filled.at(-1)));
          expect(values.size).toBeGreaterThan(1);
          for (const [at, hiding] of hidden) {
            const told = hiding === "small" ? [1, 4] : hiding;
            expect(numbers[at]).toBeGreaterThanOrEqual(told[0] ?? 0);
            expect(numbers[at]).toBeLessThanOrEqual(told[1] ?? 0);
          }
        },
      ),
    );
  });
});
