import { describe, expect, it } from "vitest";
import { factChanges, reviewedFacts } from "./branch-facts.ts";

const FACTS = {
  storeName: "Gastown",
  code: "VAN-01",
  categories: "Home, Kitchen",
  address: "1 Water St, Vancouver, British Columbia, V6B 1A1",
  storeAddress: "",
};
const RENAMED = { ...FACTS, storeName: "Gastown Casino" };

describe("the facts of a branch", () => {
  it("[STORE-A8] [STORE-A9] differ by name, with what they were and are", () => {
    expect(factChanges(FACTS, RENAMED)).toEqual([
      { label: "Store name", before: "Gastown", after: "Gastown Casino" },
    ]);
    expect(factChanges(FACTS, { ...FACTS })).toEqual([]);
  });

  it("[STORE-A9] are compared with what was looked at, and need no look once they are as they were", () => {
    expect(reviewedFacts(null, FACTS, { ...FACTS })).toBe(null);
    expect(reviewedFacts(null, FACTS, RENAMED)).toEqual(FACTS);
    expect(reviewedFacts(FACTS, RENAMED, { ...RENAMED, categories: "Games" })).toEqual(FACTS);
    expect(reviewedFacts(FACTS, RENAMED, FACTS)).toBe(null);
  });
});
