import { describe, expect, it } from "vitest";
import { findHelp, isHelpEntry, type HelpEntry } from "./find-help.ts";

const entry = (name: string, text: string, anchors: readonly string[], words = ""): HelpEntry => ({
  name,
  title: `About ${name}`,
  summary: "",
  words,
  text,
  anchors: anchors.map((each) => ({ id: each.toLowerCase().replaceAll(" ", "-"), text: each })),
});
const PAGES = [
  entry(
    "campaign",
    "What it is. Read the price Each day costs. Pay for it A declined card can be tried again.",
    ["Read the price", "Pay for it"],
  ),
  entry("invoice", "An invoice has taxes. Get a refund A refund has a credit note.", [
    "Get a refund",
  ]),
];

describe("the text of the help", () => {
  it("[SEARCH-H1] is found by what a question is about, at the heading that says it", () => {
    expect(findHelp(PAGES, "why was my card declined?")[0]).toMatchObject({
      name: "campaign",
      heading: { id: "pay-for-it" },
    });
    expect(findHelp(PAGES, "how do I get refunds")[0]).toMatchObject({
      name: "invoice",
      heading: { id: "get-a-refund" },
    });
    expect(findHelp(PAGES, "taxes")).toEqual([
      { name: "invoice", title: "About invoice", heading: null },
    ]);
  });

  it("[SEARCH-H1] is read from an index of this version alone", () => {
    expect(PAGES.every(isHelpEntry)).toBe(true);
    expect([null, "campaign", { name: "campaign" }].some(isHelpEntry)).toBe(false);
  });

  it("[SEARCH-H1] is not found by words that say nothing, nor by fewer than half of what is typed", () => {
    expect(findHelp(PAGES, "how do I")).toEqual([]);
    expect(findHelp(PAGES, "refund quantum teapot")).toEqual([]);
  });
});
