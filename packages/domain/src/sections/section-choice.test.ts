import { describe, expect, it } from "vitest";
import { maySelectSection, type ChoosableSection } from "./section-choice.ts";
import { emptySectionRow, repeatedSections } from "./section-row-rules.ts";

const section: ChoosableSection = {
  active: "Y",
  isOfferSection: "Y",
  isProductSection: "N",
  configStartDate: "2026-03-01",
  endDate: "2026-03-31",
};

describe("a section that is chosen", () => {
  it("[SECTION-C1] is active, shows that kind of items, has its configuration started and is not over", () => {
    const may = (change: Partial<ChoosableSection>, today = "2026-03-02") =>
      maySelectSection({ ...section, ...change }, "offer", today);
    expect(may({})).toBe(true);
    expect(may({ active: "N" })).toBe(false);
    expect(may({ isOfferSection: "N", isProductSection: "Y" })).toBe(false);
    expect(may({}, "2026-02-28")).toBe(false);
    expect(may({}, "2026-03-01")).toBe(true);
    expect(may({}, "2026-03-31")).toBe(true);
    expect(may({}, "2026-04-01")).toBe(false);
    expect(maySelectSection(section, "product", "2026-03-02")).toBe(false);
  });

  it("[SECTIONROW-U1] is in a list once, and so is the id of a row", () => {
    const row = (id: string, name: string) => ({ ...emptySectionRow(id), section: name });
    expect(repeatedSections([row("1", "top"), row("2", "home")])).toEqual([]);
    expect(repeatedSections([row("1", "top"), row("2", "top")])).toEqual([row("2", "top")]);
    expect(repeatedSections([row("1", "top"), row("1", "home")])).toEqual([row("1", "home")]);
  });
});
