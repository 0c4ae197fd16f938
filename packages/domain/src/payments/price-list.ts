/** The version of the prices in this code. A receipt keeps it, so that an old price stays explainable. */
export const PRICE_LIST = "2026-1";
