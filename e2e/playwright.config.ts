import { IS_WHOLE, leftOutBrowserFiles, PROVED } from "@marquee/verification/sample";
import { defineConfig } from "@playwright/test";
import { bringChromium } from "../tools/bring-chromium.ts";

const chromium = await bringChromium();
const report = process.env["MARQUEE_REPORT"];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  testIgnore: leftOutBrowserFiles(),
  globalSetup: "./global-setup.ts",
  ...(IS_WHOLE ? {} : { grepInvert: new RegExp(PROVED.tag) }),
  fullyParallel: true,
  // One more than a small machine has processors: tests wait for responses and frames.
  workers: 3,
  // Limits are there to end what hangs: a machine that has other things to do is no fault.
  timeout: 180_000,
  forbidOnly: Boolean(process.env["CI"]),
  reporter: report ? [["dot"], ["json", { outputFile: report }]] : [["list"]],
  use: {
    viewport: { width: 1366, height: 900 },
    // Recording a trace takes a tenth of the processor time; `--trace on` records one when a failure needs it.
    trace: "off",
    screenshot: "only-on-failure",
    // No test looks at a movement, and all would wait for its end.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        "--no-sandbox",
        // screenshots are compared between machines: no letter may depend on the system's hinting or its screen
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
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  expect: { timeout: 30_000 },
});
