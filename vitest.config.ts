import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

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
          include: ["packages/{domain,machines,api,cli}/src/**/*.test.ts", "tools/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: ["apps/server/src/**/*.test.ts", "packages/sandbox/src/**/*.test.ts"],
          globalSetup: ["./apps/server/src/testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: "screens",
          environment: "jsdom",
          include: ["apps/admin/src/**/*.test.{ts,tsx}"],
          setupFiles: ["./apps/admin/src/testing/setup.ts"],
        },
      },
    ],
  },
});
