import fc from "fast-check";

/**
 * Every run of the tests tries laws on the same values: a failure is due to a change, not to the luck of a draw.
 * `LAWS_SEED` draws others, and `LAWS_RUNS` more of them if a law does not say how many it wants.
 */
const { LAWS_SEED = "20261120", LAWS_RUNS = "100" } = process.env;
fc.configureGlobal({ seed: Number(LAWS_SEED), numRuns: Number(LAWS_RUNS) });
