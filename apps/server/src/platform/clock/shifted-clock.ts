const VARIABLES = ["LD_PRELOAD", "FAKETIME", "FAKETIME_DONT_FAKE_MONOTONIC"];

/**
 * The variables by which a library shifts the clock of a process, if this one's is shifted: what it starts has the same time
 * (`npm run prove clock`).
 */
export const shiftedClock = (): Readonly<Record<string, string>> =>
  process.env["FAKETIME"] === undefined
    ? {}
    : Object.fromEntries(VARIABLES.map((name) => [name, process.env[name] ?? ""]));
