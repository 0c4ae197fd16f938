import { describe, expect, it } from "vitest";
import type { ApprovalEffect, EffectRun } from "./approval-effect.schema.ts";
import { effectHeading, informedText, laterText, runText, stayingText } from "./approval-text.ts";

const run: EffectRun = {
  campaignId: "k1",
  campaignName: "Rain and salt",
  campaignType: "flyer",
  startedDays: 14,
  begins: "now",
  validFrom: "2026-03-02T18:00:00.000Z",
  validTill: "2026-03-16T18:00:00.000Z",
  offers: 3,
  products: 2,
  items: [],
};
const effect: ApprovalEffect = {
  storeId: "s1",
  storeName: "Gastown",
  code: "VAN-01",
  companyName: "Atelier",
  isApprove: "N",
  facts: { storeName: "Gastown", code: "VAN-01", categories: "", address: "", storeAddress: "" },
  look: "a1",
  reviewed: null,
  decision: null,
  createdBy: "Nadia",
  createdOn: "2026-03-01T18:00:00.000Z",
  informed: "Nadia",
  offers: 3,
  products: 1,
  runs: [run],
  staying: { count: 1, headings: ["Candles"] },
};

describe("what an approval changes, in words", () => {
  it("[STORE-A7] counts what goes live, or says that nothing waits", () => {
    expect(effectHeading(effect)).toBe("Goes live at once: 3 offers and 1 product");
    expect(effectHeading({ ...effect, offers: 0 })).toBe("Goes live at once: 1 product");
    expect(effectHeading({ ...effect, offers: 0, products: 0 })).toBe(
      "No offer or product waits. New campaigns go live at once.",
    );
  });

  it("[STORE-A7] counts what stops showing", () => {
    const off = { ...effect, isApprove: "Y" } as const;
    expect(effectHeading(off)).toBe("Stops showing at once: 3 offers and 1 product");
    expect(effectHeading({ ...off, offers: 0, products: 0 })).toBe("Nothing of it shows now.");
  });

  it("[STORE-A7] says of each campaign whether its days start now, later, or go on", () => {
    expect(runText(run)).toBe("Its 14 days start now");
    expect(runText({ ...run, startedDays: null })).toBe(
      "Its run goes on until 2026/03/16 01:00 PM",
    );
    const later = { ...run, validFrom: "2026-03-20T05:00:00.000Z" };
    expect(laterText(later, "N")).toBe(
      " (3 offers and 2 products) starts on its own day, 2026/03/20, for 14 days.",
    );
    expect(laterText({ ...later, startedDays: null, offers: 0, products: 0 }, "N")).toBe(
      " starts on its own day, 2026/03/20.",
    );
    expect(laterText(later, "Y")).toBe(
      " (3 offers and 2 products) was to start on 2026/03/20, and waits for another approval.",
    );
  });

  it("[STORE-A7] names what stays pending, and who is notified", () => {
    expect(stayingText(effect)).toBe("Candles is in no campaign and stays pending.");
    const three = { count: 3, headings: ["Candles", "Soap", "Tea"] };
    expect(stayingText({ ...effect, staying: three })).toBe(
      "Candles and 2 more are in no campaign and stay pending.",
    );
    expect(stayingText({ ...effect, staying: { count: 0, headings: [] } })).toBe("");
    expect(informedText(effect)).toMatch(/^Nadia gets a mail/);
    expect(informedText({ ...effect, informed: null })).toMatch(/no mail is sent/);
  });
});
