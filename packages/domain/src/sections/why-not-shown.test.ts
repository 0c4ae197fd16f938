import { describe, expect, it } from "vitest";
import { whyNotShown, type SectionQuestion } from "./why-not-shown.ts";

const now = "2026-03-02T18:00:00.000Z";
const section = {
  active: "Y",
  startDate: "2026-03-01",
  endDate: "2026-04-01",
  configStartDate: "2026-02-20",
} as const;
const ask = (
  change: Partial<SectionQuestion["section"]>,
  campaigns = 2,
  isMaster: "Y" | "N" = "Y",
) =>
  whyNotShown({
    section: { ...section, ...change },
    campaigns,
    actor: { isMaster, privilegeCode: [] },
    now,
  });
const failing = (...question: Parameters<typeof ask>) => {
  const response = ask(...question);
  return response.live ? null : response.conditions.find(({ state }) => state === "fails");
};

describe("why a section shows nothing", () => {
  it("[SECTION-W1] names the first condition that fails, who must act, and the next step", () => {
    expect(failing({ active: "N" })).toMatchObject({
      condition: "activated",
      who: "You",
      step: { text: "Activate it in the list" },
    });
    expect(failing({ startDate: "2026-03-10" })).toMatchObject({
      condition: "runBegun",
      sentence: "Its first day is 2026/03/10.",
      who: null,
    });
    expect(failing({ startDate: "2026-02-01", endDate: "2026-03-02" })).toMatchObject({
      condition: "notOver",
      sentence: "Its last day was 2026/03/01.",
      step: { kind: "edit", text: "Choose a later to date" },
    });
    expect(failing({}, 0)).toMatchObject({
      condition: "chosen",
      step: { text: "Merchants can choose it from 2026/02/20 on" },
    });
    expect(failing({ active: "N" }, 0, "N")?.who).toMatch(/^Only a master user can/);
  });

  it("[SECTION-W1] does not ask what comes after it", () => {
    const response = ask({ active: "N", startDate: "2026-03-10" }, 0);
    expect(response.live ? [] : response.conditions.map(({ state }) => state)).toEqual([
      "fails",
      "later",
      "later",
      "later",
    ]);
  });

  it("[SECTION-W2] says of one that shows something until when, and with how many campaigns", () => {
    expect(ask({}, 1)).toEqual({
      live: true,
      sentence: "Shown through 2026/03/31, with 1 campaign.",
    });
  });
});
