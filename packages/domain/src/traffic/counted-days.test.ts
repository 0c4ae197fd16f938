import { describe, expect, it } from "vitest";
import { countedDaysText } from "./counted-days.ts";

const MONTH = ["2026-10-30", "2026-11-28"] as const;

describe("a period of traffic", () => {
  it("[TRAFFIC-S6] says from when to when it was counted, if that is less than half of it", () => {
    expect(countedDaysText(MONTH, ["2026-11-26", "2026-11-28"])).toBe(
      "Counted from 2026-11-26 to 2026-11-28 alone, 3 of 30 days.",
    );
    expect(countedDaysText(MONTH, ["2026-11-28", "2026-11-28"])).toBe(
      "Counted on 2026-11-28 alone, one of 30 days.",
    );
  });

  it("[TRAFFIC-S6] says nothing of one that was counted on half of its days, or on its only one", () => {
    expect(countedDaysText(MONTH, ["2026-11-14", "2026-11-28"])).toBe("");
    expect(countedDaysText(["2026-11-28", "2026-11-28"], ["2026-11-28", "2026-11-28"])).toBe("");
  });
});
