import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { countRun } from "@marquee/domain/traffic/count-run";
import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import { createTally, type Tally } from "@marquee/domain/traffic/tally";
import type { TrafficKind, TrafficMarket } from "@marquee/domain/traffic/traffic.schema";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { countedVersions } from "../../traffic/counted-charts.ts";
import {
  addTraffic,
  rememberBatch,
  type Counting,
  type MachineCell,
} from "../../traffic/queries.ts";
import { stableId } from "../stable-id.ts";

/** One step: the seconds before it, the transitions it takes and the states it leads to. */
type WalkStep = readonly [seconds: number, taken: readonly number[], places: readonly number[]];
type Walk = readonly [times: number, ends: boolean, after: number, steps: readonly WalkStep[]];

/** What made-up people did on the real machines, by one version of the chart (tools/traffic-walks.ts). */
interface MadeWalks {
  readonly version: string;
  readonly walks: readonly Walk[];
}

interface People {
  readonly machine: string;
  readonly kind: TrafficKind;
  /** Runs of a usual day in both markets. */
  readonly perDay: number;
}

const PEOPLE: readonly People[] = [
  { machine: "onboarding", kind: "stranger", perDay: 26 },
  { machine: "cardPayment", kind: "merchant", perDay: 60 },
  { machine: "billReview", kind: "staff", perDay: 12 },
  { machine: "paymentRecord", kind: "merchant", perDay: 48 },
  { machine: "branchRecord", kind: "staff", perDay: 5 },
  { machine: "billRecord", kind: "staff", perDay: 14 },
];

const BATCH = stableId("traffic of the demonstration");
const DAYS = 91;
/** Sums by week: the demonstration is made quickly, and shows weeks. */
const WEEK = 7;
const MARKETS: readonly (readonly [TrafficMarket, share: number])[] = [
  ["CA", 0.8],
  ["US", 0.2],
];

/** Numbers from 0 to 1, the same on every machine (mulberry32). */
function seedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A factor around one: a few take much longer (the exponential of a sum of twelve, which is nearly normal). */
function hesitate(random: () => number): number {
  let sum = -6;
  for (let draws = 0; draws < 12; draws += 1) sum += random();
  return Math.exp(0.75 * sum);
}

function pickWalk(walks: readonly Walk[], random: () => number): Walk | undefined {
  let rest = random() * walks.reduce((sum, [times]) => sum + times, 0);
  return walks.find(([times]) => (rest -= times) < 0);
}

/** Plays one walk, at the pace of this person. */
function play(tally: Tally, chart: CountedChart, walk: Walk, random: () => number): void {
  const [, ends, after, [start, ...steps]] = walk;
  if (!start) return;
  let now = 0;
  const moment = () => ({ wall: now, seen: now });
  const [, taken, places] = start;
  const run = countRun(tally, chart, { taken, places }, moment());
  for (const [seconds, more, next] of steps) {
    now += seconds * 1000 * hesitate(random);
    run.step(more, next, moment());
  }
  now += after * 1000 * hesitate(random);
  if (ends) run.end("finished", moment());
  else run.leave();
}

/** The sums of three months of made-up people before this moment (DEMO-9). */
export async function madeTraffic(now: Date): Promise<readonly (MachineCell & Counting)[]> {
  const made: Readonly<Record<string, readonly MadeWalks[]>> = JSON.parse(
    readFileSync(join(import.meta.dirname, "walks.json"), "utf8"),
  );
  const today = centralDayOf(now);
  const cells: (MachineCell & Counting)[] = [];
  for (const { machine, kind, perDay } of PEOPLE) {
    const known = await countedVersions(machine);
    const random = seedRandom(perDay);
    for (let ago = DAYS; ago > 0; ago -= WEEK) {
      const versions = made[machine] ?? [];
      // where the chart changed, pages ran the version before in the first half
      const { version = "", walks = [] } = (ago > DAYS / 2 ? versions.at(-1) : versions[0]) ?? {};
      const chart = known.get(version)?.chart;
      if (!chart) continue;
      for (const [market, share] of MARKETS) {
        const tally = createTally();
        // a little more every week
        const runs = Math.round(perDay * WEEK * share * (0.85 + (0.3 * (DAYS - ago)) / DAYS));
        for (let run = 0; run < runs; run += 1) {
          const walk = pickWalk(walks, random);
          if (walk) play(tally, chart, walk, random);
        }
        const day = addDays(today, -ago);
        for (const cell of tally.take())
          cells.push({ ...cell, machine, version, day, kind, market });
      }
    }
  }
  return cells;
}

/** Fills the sums of the demonstration, once. */
export async function makeTraffic(pool: pg.Pool, now: Date): Promise<void> {
  const cells = await madeTraffic(now);
  await withScope(pool, SYSTEM, async (tx) => {
    // the batch is remembered, so that a start after one that was killed adds it once
    if (await rememberBatch(tx, BATCH, now)) await addTraffic(tx, cells);
  });
}
