import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Limits are there to end what hangs: a machine that has other things to do is no fault. */
const PATIENCE = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Three projects: pure packages share one process, the server gets a database each, screens get jsdom. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "rules",
          environment: "node",
          isolate: false,
          setupFiles: ["./tools/laws.ts"],
          ...PATIENCE,
          include: ["packages/{domain,machines,api,cli}/src/**/*.test.ts", "tools/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: [
            "apps/server/src/**/*.test.ts",
            "packages/sandbox/src/**/*.test.ts",
            "verification/src/**/*.test.ts",
          ],
          setupFiles: ["./tools/laws.ts"],
          globalSetup: ["./verification/src/harness/global-setup.ts"],
          ...PATIENCE,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "screens",
          environment: "jsdom",
          ...PATIENCE,
          include: ["apps/admin/src/**/*.test.{ts,tsx}"],
          setupFiles: ["./tools/laws.ts", "./apps/admin/src/testing/setup.ts"],
        },
      },
    ],
  },
});
