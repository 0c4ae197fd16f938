import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DataFolder } from "../harness/data-folder.ts";
import { copyMarket } from "../market/copy-market.ts";
import { seedFor } from "../sample.ts";
import { killWhileWriting } from "./kill-offers.ts";
import type { KillReport } from "./kill-run.ts";

const SEED = seedFor("kill");
const WRITES = 240;
const LONG = 1_800_000;

describe("writes while processes are killed", () => {
  let folder: DataFolder;
  afterAll(() => folder.remove());
  let report: KillReport;
  beforeAll(async () => {
    folder = await copyMarket("kill");
    report = await killWhileWriting({
      dataDir: folder.path,
      seed: SEED,
      writes: WRITES,
      kills: 3,
    });
  }, LONG);
  const broken = (rule: string) =>
    report.findings.filter((finding) => finding.startsWith(`${rule} `));

  it("[REL-K1] are there, once, when they were acknowledged", () => {
    expect(broken("REL-K1")).toEqual([]);
    expect(report.responded).toBe(WRITES);
    expect(report.kills).toEqual({ server: 1, database: 1, backend: 1 });
  });

  it("[REL-K2] go through once when they are repeated with the same id", () => {
    expect(broken("REL-K2")).toEqual([]);
    expect(report.repeated).toBeGreaterThan(0);
  });

  it("[REL-K3] are answered by the survivor of two servers", () => {
    expect(broken("REL-K3")).toEqual([]);
  });

  it("[REL-K4] meet nothing but 503 while the database is away, and then go through again", () => {
    expect(broken("REL-K4")).toEqual([]);
    expect(report.outages.length).toBe(2);
  });

  it("[REL-K10] are seen by a metric that alerts are made of, each time", () => {
    expect(broken("REL-K10")).toEqual([]);
  });

  it("[REL-K5] leave servers that end with 0 when they are asked to", () => {
    expect(broken("REL-K5")).toEqual([]);
  });
});
