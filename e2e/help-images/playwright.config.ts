import { defineConfig } from "@playwright/test";
import browserTests from "../playwright.config.ts";

/** What `npm run help:images` runs: the browser of the tests, in one size and in light. */
export default defineConfig({
  ...browserTests,
  testDir: ".",
  testMatch: "take-*.ts",
  globalSetup: "../global-setup.ts",
  workers: 1,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: { ...browserTests.use, colorScheme: "light", viewport: { width: 1280, height: 800 } },
});
