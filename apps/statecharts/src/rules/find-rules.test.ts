import { expect, it } from "vitest";
import { findRules } from "./find-rules.ts";

const rules = [
  {
    id: "ACCESS-A7",
    text: "`stores.approve`, and withdrawing an approval: master.",
    page: "access",
  },
  { id: "OFFER-W3", text: "A branch is approved by a master user.", page: "offers" },
  { id: "PAY-V1", text: "An empty code is refused.", page: "payments" },
];
const found = (words: string) => findRules(rules, words).map(({ id }) => id);

it("finds rules by every word, in whatever form, and by number or page", () => {
  expect(found("approves")).toEqual(["ACCESS-A7", "OFFER-W3"]);
  expect(found("codes")).toEqual(["PAY-V1"]);
  expect(found("pay-v1")).toEqual(["PAY-V1"]);
  expect(found("offers branch")).toEqual(["OFFER-W3"]);
  expect(found("  ")).toEqual([]);
  expect(found("nothing of this")).toEqual([]);
});

it("understands a question: what only asks is left out, store and branch are one, and the most words count", () => {
  expect(found("Who can approve a store?")).toEqual(["ACCESS-A7", "OFFER-W3"]);
  expect(found("what changes when a branch is approved, for its offers?")).toEqual(["OFFER-W3"]);
  expect(found("a code is (refused")).toEqual(["PAY-V1"]);
  expect(found("who")).toEqual([]);
});
