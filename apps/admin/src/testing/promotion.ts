import { indexGeography } from "../features/geography/geography-index.ts";

const tax = { totalTax: 0, gst: 0, hst: 0, pst: 0, qst: 0 };

/** Two provinces with three cities, and a state of another country. */
export const GEOGRAPHY = indexGeography(
  [
    {
      ...tax,
      id: "ca-qc",
      name: "Quebec",
      countryId: "canada",
      totalTax: 14.975,
      gst: 5,
      qst: 9.975,
    },
    { ...tax, id: "ca-on", name: "Ontario", countryId: "canada", totalTax: 13, hst: 13 },
    { ...tax, id: "us-vt", name: "Vermont", countryId: "US" },
  ],
  [
    { id: "laval", name: "Laval", stateId: "ca-qc" },
    { id: "montreal", name: "Montréal", stateId: "ca-qc" },
    { id: "toronto", name: "Toronto", stateId: "ca-on" },
    { id: "stowe", name: "Stowe", stateId: "us-vt" },
  ],
);

/** The plans that are sold. */
export const PLANS = [
  { id: "week", price: 5, days: 7 },
  { id: "month", price: 18, days: 30 },
];

/** An approved branch in Quebec. */
export const BRANCH = { countryId: "canada", stateId: "ca-qc", isApprove: "Y" } as const;
