import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const PORT = 4173;
const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const report = process.env["MARQUEE_REPORT"];

// Workers read this file again: the folder is chosen once, and handed to them and to the server.
process.env["E2E_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "marquee-e2e-"));

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}/ADMIN-UI/`,
    viewport: { width: 1366, height: 900 },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: chromium,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  expect: { timeout: 10_000 },
  webServer: {
    command: "node ../apps/server/src/main.ts",
    url: `http://127.0.0.1:${PORT}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: process.env["E2E_DATA_DIR"], LOG_LEVEL: "error" },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
