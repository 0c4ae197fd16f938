import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DataFolder } from "../harness/data-folder.ts";
import { copyMarket } from "../market/copy-market.ts";
import { seedFor } from "../sample.ts";
import { killWhilePaying } from "./kill-payments.ts";
import type { KillReport } from "./kill-run.ts";

const SEED = seedFor("kill");
const PAYMENTS = 40;
const LONG = 1_800_000;

describe("payments by card and by PayPal while processes are killed", () => {
  let folder: DataFolder;
  afterAll(() => folder.remove());
  let report: KillReport;
  beforeAll(async () => {
    folder = await copyMarket("kill-pay");
    report = await killWhilePaying({
      dataDir: folder.path,
      seed: SEED,
      payments: PAYMENTS,
      kills: 3,
    });
  }, LONG);
  const broken = (rule: string) =>
    report.findings.filter((finding) => finding.startsWith(`${rule} `));

  it("[REL-K7] are in our books as they are in the providers', to the cent", () => {
    expect(broken("REL-K7")).toEqual([]);
    expect(report.kills).toEqual({ server: 1, database: 1, backend: 1 });
  });

  it("[REL-K8] make what they paid for, once", () => {
    expect(broken("REL-K8")).toEqual([]);
  });

  it("[REL-K9] are not lost, whether or not their payer stays", () => {
    expect(broken("REL-K9")).toEqual([]);
  });

  it("[REL-K2] [REL-K3] [REL-K4] [REL-K5] [REL-K10] go through when they are repeated, and leave servers that end well", () => {
    const others = /^REL-K(?:[2345]|10) /;
    expect(report.findings.filter((finding) => others.test(finding))).toEqual([]);
  });
});
