import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const PLACES = [
  "/usr/bin",
  "/usr/local/bin",
  "/snap/bin",
  ...(process.env.PATH ?? "").split(delimiter),
];

/** The system's Chromium, or the one named in CHROMIUM_PATH; null where there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  const candidates = PLACES.flatMap((place) => NAMES.map((name) => join(place, name)));
  candidates.push("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  return candidates.find((path) => existsSync(path)) ?? null;
}
