import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { bringChromium } from "./tools/bring-chromium.ts";
import { LongestFirst } from "./tools/longest-first.ts";
import { withMutant } from "./verification/src/mutation/vitest-mutant.ts";
import { leftOutFiles, seedFor } from "./verification/src/sample.ts";
import { MUTANTS } from "./verification/src/simulation/mutants/mutants.ts";

/** Limits are there to end what hangs: a machine that has other things to do is no fault. */
const TIMEOUTS = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** No test relies on one before it: each commit runs those of a file in another order. */
const SHUFFLED = { shuffle: { tests: true } };

/** The mutant that this run is to find; `npm run prove mutants` sets it. */
const mutant = MUTANTS[Number(process.env["MUTANT"] ?? -1)];

const SCREEN_SETUP = [
  "./tools/laws.ts",
  "./tools/record-machines.ts",
  "./apps/admin/src/testing/setup.ts",
];

/** Tests that load a module anew or replace one. They have a process of their own: in a shared one, later files would get both. */
const OWN_MODULES = "apps/admin/src/**/*.own-modules.test.{ts,tsx}";

/**
 * Pure packages; the server, with a database for each file; screens in jsdom. The files of a worker share its process and its
 * modules, which are loaded once: that is most of what a file would take.
 */
export default defineConfig({
  test: {
    // One more than a small machine has processors: many tests of the server wait for a database or another process.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst, seed: seedFor("order of tests") },
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          isolate: false,
          sequence: SHUFFLED,
          setupFiles: ["./tools/laws.ts", "./tools/record-machines.ts"],
          ...TIMEOUTS,
          include: [
            "packages/{domain,machines,charts,api,cli}/src/**/*.test.ts",
            "tools/**/*.test.ts",
            "apps/help/build/**/*.test.ts",
          ],
        },
      },
      {
        plugins: mutant ? [withMutant(mutant)] : [],
        test: {
          name: "server",
          environment: "node",
          isolate: false,
          sequence: SHUFFLED,
          include: [
            "apps/server/src/**/*.test.ts",
            "packages/sandbox/src/**/*.test.ts",
            "verification/src/**/*.test.ts",
          ],
          exclude: [...leftOutFiles()],
          setupFiles: ["./tools/laws.ts"],
          env: { CHROMIUM_PATH: (await bringChromium()) ?? "" },
          globalSetup: ["./verification/src/harness/global-setup.ts"],
          ...TIMEOUTS,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "screens",
          environment: "jsdom",
          isolate: false,
          sequence: SHUFFLED,
          ...TIMEOUTS,
          include: ["{apps/{admin,statecharts},packages/ui}/src/**/*.test.{ts,tsx}"],
          exclude: [OWN_MODULES],
          setupFiles: SCREEN_SETUP,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "modules",
          environment: "jsdom",
          isolate: true,
          sequence: SHUFFLED,
          ...TIMEOUTS,
          include: [OWN_MODULES],
          setupFiles: SCREEN_SETUP,
        },
      },
    ],
  },
});
