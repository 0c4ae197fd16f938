import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLane, type Lane } from "./lane.ts";
import { runSeed } from "./run-seed.ts";
import { simulate } from "./simulate.ts";

/** The first seed of every `npm test`, and how many follow it. */
const FIRST = 1;
const SEEDS = 2_000;
const PROCESSES = 2;

describe("payments while servers die, messages are lost and providers are away", () => {
  const problems: string[] = [];
  const counted = { seeds: 0, taken: 0, returned: 0 };
  beforeAll(async () => {
    const turnover = await simulate({
      seed: FIRST,
      seeds: SEEDS,
      processes: PROCESSES,
      ran: () => (counted.seeds += 1),
      found: (finding) =>
        problems.push(
          ...finding.problems,
          `repeat: npm run prove simulation -- --seed ${finding.seed} --count 1`,
        ),
    });
    Object.assign(counted, turnover);
  }, 1_800_000);

  const broken = (rule: string): readonly string[] =>
    problems.some((problem) => problem.startsWith(`${rule} `)) ? problems : [];

  it("[SIM-S1] are simulated with thousands of seeds, in which money is taken and given back", () => {
    expect(counted.seeds).toBe(SEEDS);
    expect(counted.taken).toBeGreaterThan(counted.returned);
    expect(counted.returned).toBeGreaterThan(0);
  });

  it("[SIM-S2] meet no error that nobody caused", () => {
    expect(broken("SIM-S2")).toEqual([]);
  });

  it("[SIM-I1] make one campaign, transaction, invoice and mail of what was taken, to the cent", () => {
    expect(broken("SIM-I1")).toEqual([]);
  });

  it("[SIM-I2] make nothing without money, and one payment of one try", () => {
    expect(broken("SIM-I2")).toEqual([]);
  });

  it("[SIM-I3] give back in full, once, what must not stay", () => {
    expect(broken("SIM-I3")).toEqual([]);
  });

  it("[SIM-I4] number invoices without a gap", () => {
    expect(broken("SIM-I4")).toEqual([]);
  });

  it("[SIM-I5] run campaigns and items as they were planned and paid", () => {
    expect(broken("SIM-I5")).toEqual([]);
  });

  it("[SIM-I6] tell people nothing that is not so", () => {
    expect(broken("SIM-I6")).toEqual([]);
  });

  it("[SIM-I7] ask a provider outside transactions, and one process at a time", () => {
    expect(broken("SIM-I7")).toEqual([]);
  });

  it("[SIM-I8] record failed and cancelled tries once", () => {
    expect(broken("SIM-I8")).toEqual([]);
  });

  it("[SIM-I9] keep cards for whom it was wished, once, and forget them at both ends", () => {
    expect(broken("SIM-I9")).toEqual([]);
  });

  it("[SIM-I10] charge nobody in two ways", () => {
    expect(broken("SIM-I10")).toEqual([]);
  });

  it("[SIM-L1] come to an end once the faults end", () => {
    expect(broken("SIM-L1")).toEqual([]);
  });
});

describe("a seed", () => {
  const SEED = 77;
  let lanes: readonly [Lane, Lane];
  beforeAll(async () => {
    lanes = [await openLane(), await openLane()];
  });
  afterAll(() => Promise.all(lanes.map((lane) => lane.close())));

  it("[SIM-S3] goes the same way each time, whatever ran before it and beside it", async () => {
    const [one, other] = lanes;
    await runSeed(other, SEED + 1);
    const [first, second] = await Promise.all([runSeed(one, SEED), runSeed(other, SEED)]);
    expect(second.trace).toEqual(first.trace);
    expect(second.digest).toBe(first.digest);
    expect((await runSeed(one, SEED + 2)).digest).not.toBe(first.digest);
  });
});
