import { describe, expect, it } from "vitest";
import { isCodeOf, statesOfCode } from "./postal-areas.ts";

describe("where postal codes are", () => {
  it("[STORE-A19] knows the province of a Canadian code by its first letter, however the province is written", () => {
    expect(isCodeOf("canada", "Quebec", "h2x 1y4")).toBe(true);
    expect(isCodeOf("canada", "Ontario", "H2X 1Y4")).toBe(false);
    expect(statesOfCode("canada", "K1A 0B1")).toEqual(["Ontario"]);
  });

  it("[STORE-A19] knows the state of a ZIP code by its first three digits", () => {
    expect(isCodeOf("US", "New York", "11201")).toBe(true);
    expect(isCodeOf("US", "New York", "06390-1234")).toBe(true);
    expect(isCodeOf("US", "New Jersey", "10001")).toBe(false);
    expect(statesOfCode("US", "20500")).toEqual(["District of Columbia", "Maryland", "Virginia"]);
    expect(statesOfCode("US", "00001")).toEqual([]);
  });

  it("[STORE-A19] gives each of the three digits that are in use to one state, but for four", () => {
    const codes = Array.from({ length: 990 }, (_, index) => String(index + 10).padStart(3, "0"));
    const shared = codes.filter((code) => statesOfCode("US", code).length > 1);
    expect(shared).toEqual(["063", "205", "739", "834"]);
  });

  it("[STORE-A19] knows none of another country, and of no unknown province", () => {
    expect(isCodeOf("france", "Paris", "75001")).toBeNull();
    expect(isCodeOf("canada", "Elsewhere", "H2X 1Y4")).toBeNull();
    expect(statesOfCode("france", "75001")).toEqual([]);
  });
});
