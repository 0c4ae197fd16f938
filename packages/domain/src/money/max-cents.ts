import type { Cents } from "./cents.ts";

/**
 * The largest amount a price may reach. Up to 2^46 CAD neighbouring JSON numbers are less than a cent apart,
 * so that every amount goes over the wire and comes back as the same cents (MONEY-M3).
 */
export const MAX_CENTS: Cents = 2n ** 46n * 100n;
