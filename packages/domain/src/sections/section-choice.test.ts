import { describe, expect, it } from "vitest";
import { endsBefore, maySelectSection, type ChoosableSection } from "./section-choice.ts";
import { emptySectionRow, repeatedSections } from "./section-row-rules.ts";
import { shopSectionSuccess } from "./shop-section-rules.ts";

const section: ChoosableSection = {
  active: "Y",
  isOfferSection: "Y",
  isProductSection: "N",
  startDate: "2026-03-01",
  configStartDate: "2026-03-01",
  endDate: "2026-03-31",
};
const now = "2026-03-02T18:00:00.000Z";

describe("a section that is chosen", () => {
  it("[SECTION-C1] is open to campaigns and shows that kind of items", () => {
    const may = (change: Partial<ChoosableSection>) =>
      maySelectSection({ ...section, ...change }, "offer", now);
    expect(may({})).toBe(true);
    expect(may({ active: "N" })).toBe(false);
    expect(may({ configStartDate: "2026-03-03" })).toBe(false);
    expect(may({ isOfferSection: "N", isProductSection: "Y" })).toBe(false);
    expect(maySelectSection(section, "product", now)).toBe(false);
  });

  it("[SHOPSECTION-D1] is reported by the kind of what was added", () => {
    expect(shopSectionSuccess("product")).toBe("Selected Product added in section successfully");
    expect(shopSectionSuccess("offer")).toBe("Selected Offer added in section successfully");
  });

  it("[SECTIONROW-U1] is in a list once, and so is the id of a row", () => {
    const row = (id: string, name: string) => ({ ...emptySectionRow(id), section: name });
    expect(repeatedSections([row("1", "top"), row("2", "home")])).toEqual([]);
    expect(repeatedSections([row("1", "top"), row("2", "top")])).toEqual([row("2", "top")]);
    expect(repeatedSections([row("1", "top"), row("1", "home")])).toEqual([row("1", "home")]);
  });
});

describe("a section that a campaign chooses", () => {
  it("[SECTION-C2] says that it ends before the campaign, and on which days", () => {
    const section = { name: "Weekend table", endDate: "2026-11-28" };
    expect(endsBefore(section, "2026-12-01")).toContain(
      "Weekend table ends on 2026/11/28, before the campaign on 2026/12/01",
    );
    expect(endsBefore(section, "2026-11-28")).toBe(null);
    expect(endsBefore(section, null)).toBe(null);
    expect(endsBefore(undefined, "2026-12-01")).toBe(null);
  });
});
