import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeData } from "@marquee/server/database/remove-data";
import { defineConfig } from "@playwright/test";

/** Another one where something stands on it already, such as the tests of a second working tree. */
const PORT = Number(process.env["E2E_PORT"] ?? 4173);
const chromium = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const report = process.env["MARQUEE_REPORT"];

// Workers read this file again: the folder is chosen once, and handed to them and to the server.
if (!process.env["E2E_DATA_DIR"]) {
  const folder = mkdtempSync(join(tmpdir(), "marquee-e2e-"));
  // The database's user may enter it.
  chmodSync(folder, 0o755);
  process.env["E2E_DATA_DIR"] = folder;
  // The server is stopped by then.
  process.once("exit", () => removeData(folder));
}

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
        // pictures are compared between machines: no letter may depend on the system's hinting or its screen
        "--font-render-hinting=none",
        "--disable-lcd-text",
        "--force-color-profile=srgb",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
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
