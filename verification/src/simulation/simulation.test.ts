import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedFor } from "../sample.ts";
import { runSeed } from "./run-seed.ts";
import { simulate } from "./simulate.ts";
import { openSimulatedDatabase, type SimulatedDatabase } from "./simulated-database.ts";

/** The sample of every `npm test`; `npm run prove simulation` runs as many as it is told. */
const FIRST = seedFor("simulation");
const SEEDS = 24;
const PROCESSES = 2;

describe("payments under injected faults", () => {
  const findings: string[] = [];
  const counted = { seeds: 0, received: 0, refunded: 0, lockWaits: 0 };
  beforeAll(async () => {
    const totals = await simulate({
      seed: FIRST,
      seeds: SEEDS,
      processes: PROCESSES,
      ran: () => (counted.seeds += 1),
      found: (found) =>
        findings.push(
          ...found.findings,
          `repeat: npm run prove simulation -- --seed ${found.seed} --count 1`,
        ),
    });
    Object.assign(counted, totals);
  }, 1_800_000);

  const broken = (rule: string): readonly string[] =>
    findings.some((finding) => finding.startsWith(`${rule} `)) ? findings : [];

  it("[SIM-S1] run from seeds, in which money is received and refunded", () => {
    expect(counted.seeds).toBe(SEEDS);
    expect(counted.received).toBeGreaterThan(counted.refunded);
    expect(counted.refunded).toBeGreaterThan(0);
  });

  it("[SIM-S4] run on several connections, whose transactions wait for each other and never in a ring", () => {
    expect(broken("SIM-S4")).toEqual([]);
    expect(counted.lockWaits).toBeGreaterThan(0);
  });

  it.each([
    "[SIM-S2] meet no error that was not injected",
    "[SIM-I1] make one campaign, transaction, invoice and mail of what was received, to the cent",
    "[SIM-I2] make nothing without money, and one payment of one attempt",
    "[SIM-I3] refund in full, once, what must not stay",
    "[SIM-I4] number invoices and credit notes without a gap",
    "[SIM-I5] run campaigns and items as they were planned and paid",
    "[SIM-I6] answer users nothing that is not so",
    "[SIM-I7] call a provider outside transactions, and one process at a time",
    "[SIM-I8] record failed and cancelled payments once",
    "[SIM-I9] save cards for whom it was wanted, once, and delete them at both ends",
    "[SIM-I10] charge no user in two ways",
    "[SIM-I11] refund nothing without a reason that the books show",
    "[SIM-I12] sell nothing twice",
    "[SIM-I13] make what was paid for: items, days and places, at their price",
    "[SIM-I14] save a card for its own payer alone",
    "[SIM-M1] balance what came, went back, is withheld, was charged and stayed, per currency",
    "[SIM-M2] make each refund by staff once, mail it, and tell staff of one that failed",
    "[SIM-M3] credit what was refunded or lost, line by line",
    "[SIM-M4] make every document the same again, to the byte",
    "[SIM-M5] settle differences once, and leave no refund and no dispute that differs",
    "[SIM-O1] store each version of a shop's bill once, as it was delivered, and answer what became of it",
    "[SIM-O2] report the newest versions alone, in rows, sums, commissions and orders",
    "[SIM-O3] decide shoppers' bills as staff saw them, and rate items by the newest versions",
    "[SIM-L1] come to an end once the faults end",
  ])("%s", (title) => {
    expect(broken(title.slice(1, title.indexOf("]")))).toEqual([]);
  });
});

describe("a seed", () => {
  const SEED = 77;
  let databases: readonly [SimulatedDatabase, SimulatedDatabase];
  beforeAll(async () => {
    databases = [await openSimulatedDatabase(), await openSimulatedDatabase()];
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  it("[SIM-S3] goes the same way each time, whatever ran before it and beside it", async () => {
    const [one, other] = databases;
    await runSeed(other, SEED + 1);
    const [first, second] = await Promise.all([runSeed(one, SEED), runSeed(other, SEED)]);
    expect(second.trace).toEqual(first.trace);
    expect(second.digest).toBe(first.digest);
    expect((await runSeed(one, SEED + 2)).digest).not.toBe(first.digest);
  });
});
