import type { Chart } from "@marquee/charts/chart/chart";
import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import { compareCharts } from "@marquee/charts/compare/compare-charts";
import { createStepper, type Step } from "@marquee/charts/walk/step";
import { MACHINES } from "@marquee/machines/list/machine-list";
// What made-up people do on the real machines, for the demonstration market: `npm run charts` writes it, and a test compares it
// with what the machines do. The server replays it with times of its own, so that it needs no machine.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Habit } from "./traffic-habit.ts";
import { HABITS } from "./traffic-habits.ts";

const VERSION_CHARTS = join(import.meta.dirname, "../packages/machines/version-charts");
const RUNS = 500;
const LONGEST = 30;

/** A generator of numbers from 0 to 1 that is the same on every machine (mulberry32). */
function seedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pickBy<T>(
  some: readonly T[],
  weightOf: (one: T) => number,
  random: () => number,
): T | undefined {
  let rest = random() * some.reduce((sum, one) => sum + weightOf(one), 0);
  return some.find((one) => (rest -= weightOf(one)) < 0);
}

/** One step of a walk: transitions and states by their places, and the seconds before it. */
type WalkStep = readonly [seconds: number, taken: readonly number[], places: readonly number[]];

/** What was walked, how often of all, and whether the machine came to its end. */
export interface MadeWalks {
  readonly version: string;
  readonly walks: readonly (readonly [
    times: number,
    ends: boolean,
    after: number,
    steps: readonly WalkStep[],
  ])[];
}

/** The running machine's parts, by the places that they have in an earlier version of its chart. */
function placesOfEarlier(id: string, version: string, now: Chart) {
  const stored = JSON.parse(readFileSync(join(VERSION_CHARTS, `${id}.json`), "utf8")) as Readonly<
    Record<string, { readonly chart: Chart }>
  >;
  const chart = stored[version]?.chart;
  if (!chart) throw new Error(`The chart ${version} of ${id} is not stored`);
  return countedParts(compareCharts(chart, now).before);
}

function walksOf({ machine: id, starts, choices }: Habit, earlier: string | null): MadeWalks {
  const entry = MACHINES.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`There is no machine ${id}`);
  const read = readChart(entry.machine);
  const chart = earlier === null ? countedParts(read) : placesOfEarlier(id, earlier, read);
  const placesBy = (parts: readonly { readonly id: string }[]) =>
    new Map(parts.map((part, at) => [part.id, at]));
  const [states, transitions] = [placesBy(chart.states), placesBy(chart.transitions)];
  const random = seedRandom(20_260_301);
  const walked = new Map<string, number>();
  const toStep = (seconds: number, { taken, snapshot }: Step): WalkStep => [
    seconds,
    taken.flatMap((one) => transitions.get(one) ?? []),
    snapshot._nodes.flatMap(({ id: state }) => states.get(state) || []),
  ];
  // an earlier version has some of the ways: a walk by another one is none of it
  const hasStep = ({ taken, snapshot }: Step): boolean =>
    taken.every((one) => transitions.has(one)) &&
    snapshot._nodes.every(({ id: state }) => states.has(state));
  for (let run = 0; run < RUNS; run += 1) {
    const at = pickBy([...starts.keys()], (start) => starts[start] ?? 0, random) ?? 0;
    const stepper = createStepper(entry.machine, entry.starts[at]?.input);
    let current = stepper.start();
    const steps = [toStep(0, current)];
    let isKnown = hasStep(current);
    let left = 0;
    for (let count = 0; count < LONGEST && current.snapshot.status === "active"; count += 1) {
      const keys = current.snapshot._nodes.map(({ key }) => key);
      const open = keys.flatMap((key) => choices[key] ?? []);
      const [, seconds = 1, event] = pickBy(open, ([weight]) => weight, random) ?? [];
      if (!event) {
        left = seconds;
        break;
      }
      current = stepper.step(current.snapshot, event);
      steps.push(toStep(seconds, current));
      isKnown &&= hasStep(current);
    }
    if (!isKnown) continue;
    const key = JSON.stringify([current.snapshot.status === "done", left, steps]);
    walked.set(key, (walked.get(key) ?? 0) + 1);
  }
  return {
    version: earlier ?? pathsHash(read),
    walks: [...walked].map(([key, times]) => [
      times,
      ...(JSON.parse(key) as [boolean, number, readonly WalkStep[]]),
    ]),
  };
}

/** The walks of every machine that the demonstration shows traffic of, those of the latest version of its chart first. */
export const makeWalks = (): Readonly<Record<string, readonly MadeWalks[]>> =>
  Object.fromEntries(
    HABITS.map((habit) => {
      const { machine, choices, earlier } = habit;
      const before = earlier && { ...habit, choices: { ...choices, ...earlier.choices } };
      return [
        machine,
        [walksOf(habit, null), ...(before && earlier ? [walksOf(before, earlier.version)] : [])],
      ];
    }),
  );
