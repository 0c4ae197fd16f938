import { describe, expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { chartPassages } from "./chart-passages.ts";
import { searchByMeaning } from "./search-by-meaning.ts";
import { termsOf } from "./terms.ts";

const RULES = {
  "CHECKOUT-M6": { text: "The wait ends with the record, or left open." },
  "PAYFLOW-M4": { text: "A card that needs a check goes to the bank once." },
};
const ignore = () => undefined;

const searchIn = (...machines: readonly string[]) => {
  const search = searchByMeaning(
    machines.flatMap((machine) =>
      chartPassages(entryOf(machine), RULES).map(({ text, also, params }) => ({
        key: `${machine} ${JSON.stringify(params)}`,
        text,
        also,
        kind: machine,
        open: ignore,
      })),
    ),
  );
  return (words: string) => search(words).map(({ text, kind }) => `${text} (${kind})`);
};

describe("the search in a chart", () => {
  const found = searchIn("checkout");

  it("finds states by title, key and description, events, and rules by number and question", () => {
    expect(found("waiting for the provider")[0]).toBe("Waiting for the provider (checkout)");
    expect(found("waitingForProvider")[0]).toBe("Waiting for the provider (checkout)");
    expect(found("after a reload")[0]).toBe("Deciding (checkout)");
    expect(found("payment.left")[0]).toBe("payment.left (checkout)");
    expect(found("checkout-m6")[0]).toBe("Does the user wait no longer? (checkout)");
    expect(found("zebra")).toEqual([]);
    expect(found("of the")).toEqual([]);
  });

  it("begins with a name that is what was typed, or begins with it", () => {
    expect(found("pay")[0]).toMatch(/^pay/i);
    expect(found("Left open")[0]).toBe("Left open (checkout)");
  });

  it("finds a rule by the words in its text", () => {
    expect(found("record of a wait")[0]).toBe("Does the user wait no longer? (checkout)");
  });
});

describe("the search in all machines", () => {
  const found = searchIn("checkout", "cardPayment", "session", "settlement");

  it("finds what means the same: other forms, and other words for it", () => {
    for (const words of ["closes the page", "closing pages", "the user leaves the page"])
      expect(found(words).slice(0, 4)).toContain("page.closed (checkout)");
    for (const words of ["bank check", "bank verifies", "authentication by the bank"])
      expect(found(words).slice(0, 3)).toContain("Checking with the bank (cardPayment)");
  });

  it("answers a whole question with what has most of its words", () => {
    const responses = found(
      "What happens when a card needs a check with the bank and the person closes the page?",
    );
    expect(responses.slice(0, 5)).toContain("Checking with the bank (cardPayment)");
    expect(responses.slice(0, 5)).toContain("page.closed (checkout)");
  });
});

it("takes names of the code apart, and leaves out what only asks", () => {
  expect(termsOf("Who closes waitingForProvider?")).toEqual(["clos", "wait", "provid"]);
  expect(termsOf("stores, branches")).toEqual(["stor", "stor"]);
});
