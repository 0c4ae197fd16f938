import { facts as rulebook } from "facts:rulebook";
import { facts as rules } from "facts:rules";
import { goTo, chartHref } from "../app/address.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { chartPassages } from "../search/chart-passages.ts";
import { type Findable, searchByMeaning } from "../search/search-by-meaning.ts";
import type { Found } from "../top/find.tsx";

const MOST_FOUND = 11;

const findable = (
  href: string,
  found: Pick<Findable & Found, "text" | "also" | "kind">,
): Findable & Found => ({
  ...found,
  key: href,
  open: () => goTo(href),
});

const machines = ENTRIES.map(({ chart }) =>
  findable(chartHref(chart.id), {
    text: chart.title,
    also: `${chart.id} ${chart.description}`,
    kind: "machine",
  }),
);

const pages = [
  [
    "untaken",
    "Never taken by users",
    "traffic of all machines: which branches of guards and transitions were never used by anyone",
  ],
  ["gaps", "Not exercised by tests", "coverage: transitions without a test, gaps, untested"],
  ["rules", "All rules", "rulebook, specification"],
  ["live", "Live", "watch the machines of an open window"],
].map(([name = "", text = "", also = ""]) =>
  findable(chartHref(name), { text, also, kind: "page" }),
);

// an instance says what its pattern says
const passages = ENTRIES.filter(({ pattern, chart }) => pattern === chart.id).flatMap((entry) =>
  chartPassages(entry, rules).map(({ text, also, kind, rules: asked, params }) =>
    findable(chartHref(entry.chart.id, params), {
      text,
      also,
      kind:
        kind === "rule"
          ? `${asked.join(", ")} · ${entry.chart.title}`
          : `${kind} of ${entry.chart.title}`,
    }),
  ),
);

// rules that no machine names can be found as well
const stated = rulebook
  .filter(({ id }) => !Object.hasOwn(rules, id))
  .map(({ id, text, page }) =>
    findable(chartHref("rules", { find: id }), { text: `${id} ${text}`, also: page, kind: "rule" }),
  );

const search = searchByMeaning([...pages, ...machines, ...passages, ...stated]);

/** Finds machines, states, events and rules of every machine by what they mean. */
export function searchAll(words: string): readonly Found[] {
  const everyRule: Found = {
    key: "rules",
    text: `Rules for “${words}”`,
    kind: "all rules",
    open: () => goTo(chartHref("rules", { find: words })),
  };
  return [...search(words).slice(0, MOST_FOUND), everyRule];
}
