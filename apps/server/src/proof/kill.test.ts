import { afterAll, describe, expect, it } from "vitest";
import { dataFolder } from "./data-folder.ts";
import { killRun } from "./kill-run.ts";

const SEED = 20_261_120;
const WRITES = 600;

const folder = dataFolder("kill");
afterAll(folder.remove);

describe("killed processes", () => {
  it("[REL-K1] [REL-K2] [REL-K3] [REL-K4] lose nothing that was acknowledged, and make nothing twice", async () => {
    const report = await killRun({ dataDir: folder.path, seed: SEED, writes: WRITES, kills: 3 });
    expect(report.problems).toEqual([]);
    expect(report.acknowledged).toBe(WRITES);
    expect(report.kills).toEqual({ server: 1, database: 1, backend: 1 });
    expect(report.outages.length).toBe(2);
  }, 180_000);
});
