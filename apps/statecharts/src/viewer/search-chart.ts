import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import type { Found } from "../top/find.tsx";

/** The states, events and rules of one chart that have these words in their names. */
export function searchChart({ chart, guards }: Entry, words: string): readonly Found[] {
  const has = (...texts: readonly string[]) => texts.join(" ").toLowerCase().includes(words);
  const states = chart.states
    .filter(
      ({ parent, title, key, description }) => parent !== null && has(title, key, description),
    )
    .map(({ id, title, key }): Found => ({
      key: id,
      text: title || key,
      kind: "state",
      open: () => replaceParams({ state: id }),
    }));
  const events = [
    ...new Set(
      chart.transitions.filter(({ trigger }) => trigger === "event").map(({ event }) => event),
    ),
  ]
    .filter((event) => has(event))
    .map((event): Found => ({
      key: event,
      text: event,
      kind: "event",
      open: () => replaceParams({ tab: "", event }),
    }));
  const questions = Object.entries(guards)
    .filter(([guard, question]) => has(guard, question.asks, ...question.rules))
    .map(([guard, question]): Found => ({
      key: guard,
      text: question.asks,
      kind: question.rules.join(", "),
      open: () => replaceParams({ tab: "rules", guard }),
    }));
  return [...states, ...events, ...questions];
}
