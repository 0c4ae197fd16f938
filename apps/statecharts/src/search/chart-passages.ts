import type { EntryFacts } from "../charts/entry.ts";

/** A part of a chart that can be found, with the parameters of the address that open it. */
export interface Passage {
  readonly text: string;
  readonly also: string;
  readonly kind: "state" | "event" | "rule";
  /** The rules that a guard asks; none of a state or an event. */
  readonly rules: readonly string[];
  readonly params: Readonly<Record<string, string>>;
}

export type RuleTexts = Readonly<Record<string, { readonly text: string }>>;

/** The states, events and guards of a chart, with all that is said of them: descriptions, and the texts of the rules. */
export function chartPassages(
  { chart, guards }: Pick<EntryFacts, "chart" | "guards">,
  texts: RuleTexts,
): readonly Passage[] {
  const states = chart.states
    .filter(({ parent }) => parent !== null)
    .map(({ id, title, key, description }): Passage => ({
      text: title || key,
      also: `${key} ${description}`,
      kind: "state",
      rules: [],
      params: { state: id },
    }));
  const events = Map.groupBy(
    chart.transitions.filter(({ trigger }) => trigger === "event"),
    ({ event }) => event,
  );
  const sent = [...events].map(([event, transitions]): Passage => ({
    text: event,
    also: transitions.map(({ description }) => description).join(" "),
    kind: "event",
    rules: [],
    params: { tab: "", event },
  }));
  const asked = Object.entries(guards).map(([guard, { asks, rules }]): Passage => ({
    text: asks,
    also: [guard, ...rules, ...rules.map((id) => texts[id]?.text ?? "")].join(" "),
    kind: "rule",
    rules,
    params: { tab: "rules", guard },
  }));
  return [...states, ...sent, ...asked];
}
