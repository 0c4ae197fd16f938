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
  expect(found("who approves")).toEqual([]);
  expect(found("approves")).toEqual(["ACCESS-A7", "OFFER-W3"]);
  expect(found("approval store")).toEqual(["ACCESS-A7"]);
  expect(found("pay-v1")).toEqual(["PAY-V1"]);
  expect(found("offers branch")).toEqual(["OFFER-W3"]);
  expect(found("  ")).toEqual([]);
});
