import type { SearchEntry } from "../src/search-index.ts";
import type { HelpPage } from "./read-page.ts";

/** What the search looks through of a page. */
export const searchEntry = ({
  name,
  title,
  summary,
  words,
  text,
  headings,
}: HelpPage): SearchEntry => ({
  name,
  title,
  summary,
  headings: headings.map((heading) => heading.text).join(" "),
  words: words.join(" "),
  text,
  anchors: headings,
});
