import { describe, expect, it } from "vitest";
import { cellChecker } from "./cell.ts";
import { chanceOf, suresOf } from "./compare.ts";
import { countRun, longerWay } from "./count-run.ts";
import type { CountedChart } from "./counted-chart.ts";
import { funnelOf } from "./funnel.ts";
import { BUCKETS, bucketOf, formatTime, quantile, timesInWords } from "./histogram.ts";
import { leavingPlaces, neverReached } from "./leaving.ts";
import { showCells } from "./shown-cells.ts";
import { addCells, createTally } from "./tally.ts";

const atomic = (id: string) => ({ id, kind: "atomic" as const, parent: 0, initial: -1 });
const road = (source: number, target: number, isImmediate = false) => ({
  id: `${source}|${target}`,
  source,
  targets: [target],
  isImmediate,
});
/** 1 ready → 2 paying → 3 passed at once → 4 declined or 5 paid; 4 → 2; 6 is never reached. */
const PAYMENT: CountedChart = {
  states: [
    { id: "pay", kind: "compound", parent: -1, initial: 1 },
    atomic("ready"),
    atomic("paying"),
    atomic("deciding"),
    atomic("declined"),
    { id: "paid", kind: "final", parent: 0, initial: -1 },
    atomic("unreachable"),
  ],
  transitions: [road(1, 2), road(2, 3), road(3, 4, true), road(3, 5, true), road(4, 2), road(6, 1)],
};
const at = (seconds: number) => ({ wall: seconds * 1000, seen: seconds * 1000 });

/** Each declined run pays the second time, or is left. */
function play(declined: boolean, pays: boolean) {
  const tally = createTally();
  const run = countRun(tally, PAYMENT, { taken: [], places: [1] }, at(0));
  run.step([0], [2], at(10));
  if (declined) {
    run.step([1, 2], [4], at(12));
    if (!pays) run.leave();
    else {
      run.step([4], [2], at(40));
      run.step([1, 3], [5], at(42));
      run.end("finished", at(42));
    }
  } else {
    run.step([1, 3], [5], at(12));
    run.end("finished", at(12));
  }
  return tally.take();
}
const many = (count: number, cells: ReturnType<typeof play>) =>
  cells.map((cell) => ({ ...cell, n: cell.n * count, times: cell.times.map((n) => n * count) }));
const market = addCells([
  ...many(50, play(false, false)),
  ...many(14, play(true, true)),
  ...many(8, play(true, false)),
]);

describe("times", () => {
  it("[TRAFFIC-T1] fall into 55 buckets that grow by the root of two, from a tenth of a second on", () => {
    expect([0, 99, 100, 141, 142, 200].map(bucketOf)).toEqual([0, 0, 1, 1, 2, 3]);
    expect(bucketOf(400 * 86_400_000)).toBe(BUCKETS - 1);
    expect(bucketOf(Number.NaN)).toBe(0);
  });
  it("[TRAFFIC-T4] are told in two figures, the slowest tenth from 30 on, and as about under 200", () => {
    expect([340, 4_000, 95_000, 600_000, 5_400_000, 183_600_000].map(formatTime)).toEqual([
      "0.3 s",
      "4 s",
      "1 m 35 s",
      "10 m",
      "1 h 30 m",
      "2 d 3 h",
    ]);
    const times = (n: number) => {
      const tally = createTally();
      for (let count = 0; count < n; count += 1) tally.add("state", 1, 60_000);
      return tally.take()[0]?.times ?? [];
    };
    expect(timesInWords(times(29)).p90).toBe("");
    expect(timesInWords(times(30)).median).toMatch(/^about /);
    expect(timesInWords(times(200)).median).not.toMatch(/^about /);
    expect(quantile([], 0.5)).toBeNull();
  });
});

describe("a run", () => {
  it("[TRAFFIC-C1] [TRAFFIC-C2] counts its transitions, states, hops, pairs and its way, and nothing else", () => {
    expect(
      Object.fromEntries(play(true, false).map(({ what, of, n }) => [`${what} ${of}`, n])),
    ).toEqual({
      "run begun": 1,
      "transition 0": 1,
      "transition 1": 1,
      "transition 2": 1,
      "state 1": 1,
      "state 2": 1,
      "state 4": 1,
      "hop 1>2": 1,
      "hop 2>4": 1,
      "reach 1>1": 1,
      "reach 2>2": 1,
      "reach 4>4": 1,
      "reach 1>2": 1,
      "reach 1>4": 1,
      "reach 2>4": 1,
      "left 4": 1,
      "way 1.2.4": 1,
    });
  });
  it("[TRAFFIC-W1] folds what repeats on its way, and follows sixteen states", () => {
    expect([1, 1, 2, 1, 2, 1, 2, 1, 3].reduce(longerWay, [])).toEqual([1, 2, 1, 2, 1, 3]);
    expect(Array.from({ length: 40 }, (_, n) => n).reduce(longerWay, [])).toHaveLength(16);
  });
  it("[TRAFFIC-C3] goes on where it was when its page is loaded again, and is no other run", () => {
    const tally = createTally();
    const run = countRun(tally, PAYMENT, { taken: [], places: [1] }, at(0));
    run.step([0], [2], at(5));
    run.leave();
    const again = countRun(tally, PAYMENT, { taken: [], places: [1] }, at(60), run.stored());
    again.step([0], [2], at(61));
    again.step([1, 3], [5], at(70));
    again.end("finished", at(70));
    const found = Object.fromEntries(tally.take().map(({ what, of, n }) => [`${what} ${of}`, n]));
    expect(found).toMatchObject({
      "run begun": 1,
      "run finished": 1,
      "left 2": 1,
      "returned 2": 1,
    });
    expect([found["reach 1>1"], found["reach 1>5"]]).toEqual([1, 1]);
  });
});

describe("a sum", () => {
  it("[TRAFFIC-C6] is of something that the chart has, and of a road that leads there", () => {
    const isOf = cellChecker(PAYMENT);
    expect(isOf("transition", "5")).toBe(true);
    expect(isOf("hop", "2>5")).toBe(true);
    expect(isOf("way", "1.2.4.2.5")).toBe(true);
    expect(isOf("reach", "1>5")).toBe(true);
    for (const [what, of] of [
      ["transition", "6"],
      ["transition", "-1"],
      ["state", "0"],
      ["state", "7"],
      ["hop", "1>5"],
      ["hop", "1"],
      ["way", "1.5"],
      ["way", "2.4"],
      ["way", Array.from({ length: 17 }, () => 1).join(".")],
      ["run", "lost"],
      ["reach", "1>01"],
    ] as const)
      expect([what, of, isOf(what, of)]).toEqual([what, of, false]);
  });
});

describe("what is shown", () => {
  const shown = showCells(PAYMENT, market);
  it("[TRAFFIC-F1] tells how many of those who were declined pay in the end, and how long it takes", () => {
    const { from, to, times } = funnelOf(shown, 4, 5);
    expect([from, to]).toEqual([22, 14]);
    expect(quantile(times, 0.5)).toBeGreaterThan(25_000);
  });
  it("[TRAFFIC-F2] names the ways between two states, with all that too few went as one", () => {
    expect(funnelOf(shown, 4, 5).ways).toEqual([{ places: [4, 2, 5], n: 14 }]);
    expect(funnelOf(shown, 4, 5).others).toBe(0);
  });
  it("[TRAFFIC-L1] tells where people leave, most first, of how many that were there", () => {
    expect(
      leavingPlaces(PAYMENT, shown).map(({ place, left, there }) => [place, left, there]),
    ).toEqual([[4, 8, 22]]);
  });
  it("[TRAFFIC-L2] names what no user came to", () => {
    expect(neverReached(PAYMENT, shown)).toEqual({ states: [6], transitions: [5] });
  });
  it("[TRAFFIC-S3] takes those who came back off those who left", () => {
    const cell = (what: "left" | "returned", n: number) => ({ what, of: "4", n, times: [] });
    expect(showCells(PAYMENT, [cell("left", 30), cell("returned", 12)])).toEqual([
      { what: "left", of: "4", n: 18, times: [] },
    ]);
    expect(showCells(PAYMENT, [cell("left", 3), cell("returned", 3)])).toEqual([]);
  });
});

describe("a difference", () => {
  it("[TRAFFIC-D1] is tested for chance by both shares and both sizes", () => {
    expect(chanceOf(500, 1000, 650, 1000)).toBeLessThan(0.0001);
    expect(chanceOf(50, 100, 52, 100)).toBeGreaterThan(0.5);
    expect(chanceOf(null, 100, 52, 100)).toBeNull();
    expect(chanceOf(0, 0, 1, 2)).toBeNull();
  });
  it("[TRAFFIC-D2] is sure only if it is so among all that are compared", () => {
    expect(suresOf([0.004, 0.0001, null, 0.3])).toEqual(["sure", "sure", "unknown", "chance"]);
    expect(suresOf([0.006, 0.3])).toEqual(["chance", "chance"]);
  });
});
