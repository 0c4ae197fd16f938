import { formatTime } from "../traffic/histogram.ts";
import type { CasePath } from "./case-path.ts";
import type { Case, CaseFact } from "./case.schema.ts";

/** A case to be copied into a mail: what happened, when and by whom, in one order (CASE-S4). */
export function caseText(
  { title, about, missing }: Pick<Case, "title" | "about" | "missing">,
  { steps, beside }: CasePath,
  timeOf: (at: string) => string,
): string {
  const after = new Map(steps.map((step) => [step.fact, step]));
  const line = (fact: CaseFact) => {
    const step = after.get(fact);
    const pause = typeof step?.after === "number" ? `after ${formatTime(step.after)}` : "";
    const words = [fact.who.name, fact.detail, pause].filter(Boolean).join(", ");
    return `${step ? "" : "  "}${timeOf(fact.at)}  ${fact.text}${words === "" ? "" : ` (${words})`}`;
  };
  const facts = [...after.keys(), ...beside].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return [[title, about].filter(Boolean).join(", "), ...facts.map(line), missing].join("\n");
}
