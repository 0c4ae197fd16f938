import { goTo, hrefOf } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import type { Found } from "../top/find.tsx";

const MOST_FOUND = 11;

/** What of every machine has these words in its name: machines, states, events and rules. */
export function searchAll(words: string): readonly Found[] {
  const found: Found[] = [];
  const add = (entry: Entry, text: string, kind: string, params: Record<string, string>) => {
    const href = hrefOf(entry.chart.id, params);
    // two states of a machine may have one title
    found.push({ key: href, text, kind, open: () => goTo(href) });
  };
  for (const entry of ENTRIES) {
    const { chart } = entry;
    if (`${chart.title} ${chart.id}`.toLowerCase().includes(words))
      add(entry, chart.title, "machine", {});
  }
  for (const entry of ENTRIES) {
    const { chart, guards } = entry;
    for (const { id, title, key, description, parent } of chart.states)
      if (parent !== null && `${title} ${key} ${description}`.toLowerCase().includes(words))
        add(entry, title || key, `state of ${chart.title}`, { state: id });
    const events = chart.transitions
      .filter(({ trigger }) => trigger === "event")
      .map(({ event }) => event);
    for (const event of new Set(events))
      if (event.toLowerCase().includes(words))
        add(entry, event, `event of ${chart.title}`, { event });
    for (const [guard, question] of Object.entries(guards))
      if ([guard, question.asks, ...question.rules].join(" ").toLowerCase().includes(words))
        add(entry, question.asks, `${question.rules.join(", ")} · ${chart.title}`, {
          tab: "rules",
          guard,
        });
  }
  // what no machine asks is a rule all the same
  const everyRule: Found = {
    key: "rules",
    text: `Rules for “${words}”`,
    kind: "all rules",
    open: () => goTo(hrefOf("rules", { find: words })),
  };
  return [...found.slice(0, MOST_FOUND), everyRule];
}
