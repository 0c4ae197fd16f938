import fc from "fast-check";

/**
 * Every run of the tests tries laws on the same values: it answers for a change, and not for the luck of a draw.
 * `LAWS_SEED` draws others, and `LAWS_RUNS` more of them where a law does not say how many it wants.
 */
const { LAWS_SEED = "20261120", LAWS_RUNS = "100" } = process.env;
fc.configureGlobal({ seed: Number(LAWS_SEED), numRuns: Number(LAWS_RUNS) });
