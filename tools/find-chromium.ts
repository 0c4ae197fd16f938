import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first renders the same pages without a browser's windows, for three quarters of the processor time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The system's Chromium, or the one named in CHROMIUM_PATH; null if there is none. */
export function findChromium(): string | null {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : null;
  const folders = [
    "/usr/bin",
    "/usr/local/bin",
    "/snap/bin",
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  const candidates = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...candidates, MAC].find((path) => existsSync(path)) ?? null;
}
