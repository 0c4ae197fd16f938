import { HELP_PAGES } from "@marquee/domain/help/help-pages";
import { beforeAll, describe, expect, it } from "vitest";
import { indexPages, searchPages } from "../src/search-index.ts";
import { readProductText } from "./product-text.ts";
import { readPage, type HelpPage } from "./read-page.ts";
import { searchEntry } from "./search-entry.ts";

const product = readProductText();
let pages: readonly HelpPage[] = [];
/** The words of each page. */
let pageWords: readonly (readonly string[])[] = [];
let index = indexPages([]);

/** As many pages as the search shows. */
const SHOWN = 8;
const findPages = (words: string): readonly string[] =>
  searchPages(index, words)
    .slice(0, SHOWN)
    .map(({ id }) => String(id));

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** The word of the third step of a page that the fewest pages have. */
function wordOfThirdStep({ text, headings }: HelpPage): string {
  const start = text.indexOf(headings[2]?.text ?? "");
  const end = text.indexOf(headings[3]?.text ?? "", start);
  const count = (word: string) =>
    pageWords.filter((words) => words.some((each) => each.startsWith(word))).length;
  const [rarest = ""] = [...new Set(wordsOf(text.slice(start, end)))].toSorted(
    (one, other) => count(one) - count(other),
  );
  return rarest;
}

beforeAll(async () => {
  pages = await Promise.all(HELP_PAGES.map((name) => readPage(name, product)));
  pageWords = pages.map((page) => [...new Set(wordsOf(page.text))]);
  index = indexPages(pages.map(searchEntry));
});

describe("the search of the help", () => {
  it.each(HELP_PAGES)("[HELP-9] finds %s by its title and by a word of its third step", (name) => {
    const page = pages.find((each) => each.name === name);
    if (!page) throw new Error(`there is no page ${name}`);
    expect(findPages(page.title)).toContain(name);
    const word = wordOfThirdStep(page);
    expect({ word, found: findPages(word) }).toEqual({
      word,
      found: expect.arrayContaining([name]) as unknown,
    });
  });

  it("[HELP-9] finds words without their accents, and with a letter too many", () => {
    expect(findPages("cátegory")).toContain("syncCategoryhelp");
    expect(findPages("corporationn")).toContain("signup");
    expect(findPages("xyzzy")).toEqual([]);
  });

  it.each([
    ["how do I get my money back", "invoice"],
    ["reufnd", "invoice"],
    ["I forgot my password, what now?", "forgot-password-help"],
    ["how can I advertise an offer", "campaign"],
    ["add a colleague", "update-user"],
  ])("[HELP-9] finds, for %s, the page %s among its first three", (typed, name) => {
    expect(findPages(typed).slice(0, 3)).toContain(name);
  });

  it("[HELP-9] shows a page that has all words before those that have some", () => {
    const entry = { summary: "", headings: "", words: "", text: "" };
    const two = indexPages([
      { ...entry, name: "some", title: "Credit credit credit" },
      { ...entry, name: "all", title: "Invoice", text: "A note of credit" },
    ]);
    expect(searchPages(two, "credit note").map(({ id }) => id)).toEqual(["all", "some"]);
  });
});
