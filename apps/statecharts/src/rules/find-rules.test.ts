import { expect, it } from "vitest";
import { findRulesIn } from "./find-rules.ts";
import { statedRules } from "./stated-rules.ts";

const findSome = findRulesIn([
  {
    id: "ACCESS-A7",
    text: "`stores.approve`, and withdrawing an approval: master.",
    page: "access",
  },
  { id: "OFFER-W3", text: "A branch is approved by a master user.", page: "offers" },
  { id: "PAY-V1", text: "An empty code is refused.", page: "payments" },
]);
const findIds = (words: string) => findSome(words).map(({ id }) => id);

it("finds rules by every word, in whatever form, and by number or page", () => {
  expect(findIds("approves").toSorted()).toEqual(["ACCESS-A7", "OFFER-W3"]);
  expect(findIds("codes")).toEqual(["PAY-V1"]);
  expect(findIds("pay-v1")[0]).toBe("PAY-V1");
  expect(findIds("offers branch")[0]).toBe("OFFER-W3");
  expect(findIds("  ")).toEqual([]);
  expect(findIds("zebra")).toEqual([]);
  expect(findIds("who")).toEqual([]);
});

it("understands a question: what only asks is left out, store and branch are one, and the best match is first", () => {
  expect(findIds("Who can approve a store?").toSorted()).toEqual(["ACCESS-A7", "OFFER-W3"]);
  expect(findIds("what changes when a branch is approved, for its offers?")[0]).toBe("OFFER-W3");
  expect(findIds("a code is (refused")).toEqual(["PAY-V1"]);
});

/** Questions in words that the rules do not have, with the rule that answers each and the rank that it has at least. */
const QUESTIONS = [
  // of a card that is only verified, CARDS-M9 answers the same question
  ["A card needs a check with the bank and the person closes the page?", "CHECKOUT-M13", 2],
  ["Which people can approve a merchant's branch?", "OFFER-W3", 1],
  ["Is anything asked when somebody quits a CSV upload halfway through?", "PRODUCT-I8", 1],
  ["How many seconds are there to revert a decision about a receipt?", "BILL-Q2", 1],
  ["After how long is an unfinished registration erased?", "ONBOARD-R4", 1],
  ["Could a proposed flyer be more expensive than the money I have?", "BUDGET-2", 1],
  ["What if the password of a new employee is too short?", "USER-V8", 3],
  ["Can I get a picture back that I deleted by mistake?", "IMAGESLOT-M6", 3],
  ["I log out in one browser tab: what happens in the other windows?", "SESSION-M5", 3],
  ["Two people edit the same company at once; which change wins?", "COMPANY-U1", 12],
] as const;

const PAGES = import.meta.glob<string>("../../../../docs/specs/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});

const findAny = findRulesIn(
  Object.entries(PAGES).flatMap(([path, markdown]) =>
    statedRules(path.replace(/^.*\/|\.md$/g, ""), markdown),
  ),
);

it.each(QUESTIONS)("finds the rule that answers “%s”: %s", (question, rule, rank) => {
  expect(
    findAny(question)
      .slice(0, rank)
      .map(({ id }) => id),
  ).toContain(rule);
});
