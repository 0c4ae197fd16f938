import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Proof, ProofOptions } from "./proof.ts";

interface Report {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Takes every screen through every walk in the browser; `npm test` shows with one list and one form what all share. */
export function prove({ processes }: ProofOptions): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-screens-"));
  const report = join(folder, "report.json");
  try {
    spawnSync("npm", ["run", "test:e2e", "--", `--workers=${processes}`], {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, MARQUEE_REPORT: report },
    });
    const { stats } = JSON.parse(readFileSync(report, "utf8")) as Report;
    return Promise.resolve({ passed: stats.expected, failed: stats.unexpected + stats.flaky });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
