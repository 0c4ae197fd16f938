/**
 * Lists share one frame, forms another, and looks one set of colours and sizes. `npm test` takes every screen through what is
 * its own, and one list, one form and two looks through what they share; `npm run prove screens` takes all through all.
 */
export const EVERY_SCREEN = process.env["SCREENS"] === "all";

/**
 * Tests that `npm run prove screens` runs and `npm test` does not: what they take a browser through holds in tests of the machines, of the
 * screens in jsdom or of the simulation, too, or beside others of their file in one more way.
 */
export const PROVED = { tag: "@prove" } as const;
