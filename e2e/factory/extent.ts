/**
 * Lists share one frame, forms another, and looks one set of colours and sizes. `npm test` takes every screen through what is
 * its own, and one list, one form and two looks through what they share; `npm run prove screens` takes all through all.
 */
export const EVERY_SCREEN = process.env["SCREENS"] === "all";
