import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { emptySectionRow, sectionListRules, sectionRowRules } from "./section-row-rules.ts";
import {
  emptySection,
  type SectionForm,
  sectionForm,
  sectionRules,
  sectionRulesFrom,
} from "./section-rules.ts";
import { isOpenToCampaigns, lastDayOf, sectionState } from "./section-state.ts";
import { switchMessages } from "./section-status.ts";
import type { SectionDraft } from "./section.schema.ts";
import { type ShopSectionForm, shopSectionRules } from "./shop-section-rules.ts";

const now = "2026-03-02T12:00:00.000Z";
const draft: SectionDraft = {
  id: "0f8fad5bd9cb469fa16570867728950e",
  name: "Spring",
  active: "Y",
  orderNo: 0,
  tabName: "Offer",
  category: "fashion",
  isOfferSection: "Y",
  isProductSection: "N",
  startDate: "2026-03-10",
  endDate: "2026-03-20",
  configStartDate: "2026-03-02",
};
const messages = (change: Partial<SectionForm>) =>
  ruleIssues(sectionRules, { ...sectionForm(draft), ...change }, { now }).map(
    ({ message }) => message,
  );

describe("the section form", () => {
  it("[SECTION-V1] wants offers, products or both", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ isOfferSection: "N" })).toEqual([
      "Please select atleast one option for Section For",
    ]);
    expect(messages({ isOfferSection: "N", isProductSection: "Y" })).toEqual([]);
  });
  it("[SECTION-V2] wants a name", () => {
    expect(messages({ name: "" })).toEqual(["Please enter section name"]);
  });
  it("[SECTION-V3] wants a page, and knows one alone", () => {
    expect(messages({ page: "" })).toEqual(["Please select page"]);
    expect(messages({ page: "Product" })).toEqual(["Please select page"]);
    expect(messages(sectionForm({ ...draft, tabName: "" }))).toEqual(["Please select page"]);
  });
  it("[SECTION-V4] wants a category", () => {
    expect(messages({ category: "" })).toEqual(["Please select category"]);
  });
  it("[SECTION-V5] wants a from date", () => {
    expect(messages({ startDate: "" })).toEqual(["Please enter from date"]);
  });
  it("[SECTION-V6] wants a to date", () => {
    expect(messages({ endDate: "" })).toEqual(["Please enter to date"]);
  });
  it("[SECTION-V7] wants the to date after the from date", () => {
    expect(messages({ endDate: "2026-03-10" })).toEqual([
      "from date can not greater than or equal to date",
    ]);
  });
  it("[SECTION-V8] wants a configuration start that is not before today in Central time", () => {
    const message = "Please enter valid Section Configuration Start Date";
    expect(messages({ configStartDate: "" })).toEqual([message]);
    expect(messages({ configStartDate: "2026-03-01" })).toEqual([message]);
    expect(messages({ configStartDate: "2026-03-02" })).toEqual([]);
  });
});

describe("an edit of a section", () => {
  const issues = (configStartDate: string) =>
    ruleIssues(
      sectionRulesFrom({ configStartDate: "2026-02-20" }),
      sectionForm({ ...draft, configStartDate }),
      {
        now,
      },
    ).map(({ rule }) => rule);
  it("[SECTION-V9] keeps a configuration start that is past by now, and takes no other past one", () => {
    expect(issues("2026-02-20")).toEqual([]);
    expect(issues("2026-02-21")).toEqual(["SECTION-V8"]);
    expect(issues("2026-03-02")).toEqual([]);
    expect(sectionRulesFrom(null)).toBe(sectionRules);
  });
});

describe("the state of a section", () => {
  const at = (change: Partial<SectionDraft>) => sectionState({ ...draft, ...change }, now);
  it("[SECTION-S2] follows from its days in Central time, unless it is deactivated", () => {
    expect(at({ startDate: "2026-03-03" })).toBe("upcoming");
    expect(at({ startDate: "2026-03-02", endDate: "2026-03-03" })).toBe("running");
    expect(at({ startDate: "2026-03-01", endDate: "2026-03-02" })).toBe("over");
    expect(at({ startDate: "2026-03-01", active: "N" })).toBe("off");
    expect(lastDayOf({ endDate: "2026-03-01" })).toBe("2026-02-28");
    // 23:30 on the day before in Central time
    expect(sectionState({ ...draft, startDate: "2026-03-02" }, "2026-03-02T05:30:00.000Z")).toBe(
      "upcoming",
    );
  });
  it("[SECTION-S3] decides whether campaigns can choose it, with its configuration start", () => {
    const open = (change: Partial<SectionDraft>) => isOpenToCampaigns({ ...draft, ...change }, now);
    expect(open({})).toBe(true);
    expect(open({ configStartDate: "2026-03-03" })).toBe(false);
    expect(open({ startDate: "2026-02-01", endDate: "2026-03-02" })).toBe(false);
    expect(open({ active: "N" })).toBe(false);
  });
});

describe("sections", () => {
  it("[SECTION-D1] start active, of order 0 and empty", () => {
    expect(emptySection("x")).toMatchObject({ id: "x", active: "Y", orderNo: 0, tabName: "" });
    const asked = ruleIssues(sectionRules, sectionForm(emptySection("x")), { now });
    expect(asked).toHaveLength(7);
  });
  it("[SECTION-S1] are switched after a question, and a notice shows the result", () => {
    expect(switchMessages("Y").done).toBe("Section has been activated.");
    expect(switchMessages("N").done).toBe("Section has been deactivate.");
    expect(switchMessages("Y").failed).toBe("something went wrong... try again");
    expect(switchMessages("Y").question).not.toBe(switchMessages("N").question);
  });
});

describe("the sections of a campaign", () => {
  const row = { page: "Offer", category: "Trending", section: "s1" };
  const broken = (change: Partial<typeof row>) =>
    ruleIssues(sectionRowRules, { ...row, ...change }, undefined).map(({ message }) => message);
  it("[SECTIONROW-V1] ask for a page", () => {
    expect(broken({})).toEqual([]);
    expect(broken({ page: "" })).toEqual(["Please select page"]);
  });
  it("[SECTIONROW-V2] ask for a category", () => {
    expect(broken({ category: "" })).toEqual(["Please select category"]);
  });
  it("[SECTIONROW-V3] ask for a section", () => {
    expect(broken({ section: "" })).toEqual(["Please select sponsored section"]);
  });
  it("[SECTIONROW-V4] are saved with at least one", () => {
    const issuesOf = (sponsoredSection: readonly unknown[]) =>
      ruleIssues(sectionListRules, { sponsoredSection }, undefined);
    expect(issuesOf([])).toMatchObject([{ message: "Please add section" }]);
    expect(issuesOf([row])).toEqual([]);
  });
  it("[SECTIONROW-D1] start with a suggested bid of 0.50 and a bid of 0", () => {
    expect(emptySectionRow("r1")).toEqual({
      id: "r1",
      section: "",
      suggestedBid: 0.5,
      bid: 0,
      category: "",
      page: "",
    });
  });
});

describe("the section of a shop", () => {
  const full: ShopSectionForm = {
    storeId: "s1",
    campaignFor: "offer",
    section: "spring",
    offers: ["o1"],
    products: [],
  };
  const broken = (change: Partial<ShopSectionForm>) =>
    ruleIssues(shopSectionRules, { ...full, ...change }, undefined).map(({ message }) => message);
  it("[SHOPSECTION-V1] asks for a branch", () => {
    expect(broken({})).toEqual([]);
    expect(broken({ storeId: "" })).toEqual(["Please select branch"]);
  });
  it("[SHOPSECTION-V2] asks what it is for", () => {
    expect(broken({ campaignFor: "" })).toEqual(["Please select section create for offer/product"]);
  });
  it("[SHOPSECTION-V3] [SHOPSECTION-V4] asks to configure a section, then to add it", () => {
    expect(broken({ section: "" })).toEqual(["Please configure section", "Please add section"]);
  });
  it("[SHOPSECTION-V5] asks for offers in a section for offers", () => {
    expect(broken({ offers: [] })).toEqual(["Please select offers"]);
  });
  it("[SHOPSECTION-V6] asks for products in a section for products", () => {
    expect(broken({ campaignFor: "product" })).toEqual(["Please select product"]);
    expect(broken({ campaignFor: "product", products: ["p1"] })).toEqual([]);
  });
});
