const VARIABLES = ["LD_PRELOAD", "FAKETIME", "FAKETIME_DONT_FAKE_MONOTONIC"];

/** The variables that shift the clock of what this process starts, as its own is shifted (`npm run prove clock`). */
export const shiftedClock = (): Readonly<Record<string, string>> =>
  process.env["FAKETIME"] === undefined
    ? {}
    : Object.fromEntries(VARIABLES.map((name) => [name, process.env[name] ?? ""]));
