import { linesByName, type BookLine, type LineKey } from "./book-line.ts";

export const FINDINGS = [
  "missingHere",
  "missingThere",
  "otherCurrency",
  "otherAmount",
  "otherState",
] as const;
export type Finding = (typeof FINDINGS)[number];

/** A line on which the books and the provider differ, as each side has it. */
export interface LineDifference<Line extends BookLine = BookLine> {
  readonly key: LineKey;
  readonly finding: Finding;
  readonly here: Line | null;
  readonly there: Line | null;
}

/** What a comparison came to. `equal`: the lines that both sides have alike. */
export interface Comparison<Line extends BookLine = BookLine> {
  readonly equal: readonly Line[];
  readonly differences: readonly LineDifference<Line>[];
}

/** How two sides of a line differ; what weighs more is named first. Null: they are alike (RECONCILE-C1). */
function findingOf(here: BookLine | undefined, there: BookLine | undefined): Finding | null {
  if (!here) return "missingHere";
  if (!there) return "missingThere";
  if (here.currency !== there.currency) return "otherCurrency";
  if (here.cents !== there.cents) return "otherAmount";
  return here.state === there.state ? null : "otherState";
}

/** Compares the books' lines with the provider's, to the cent: each line is in one difference at most (RECONCILE-C2). */
export function compareLines<Line extends BookLine>(
  here: readonly Line[],
  there: readonly Line[],
): Comparison<Line> {
  const ours = linesByName(here);
  const theirs = linesByName(there);
  const equal: Line[] = [];
  const differences: LineDifference<Line>[] = [];
  for (const [name, { provider, kind, id }] of new Map([...theirs, ...ours])) {
    const [own, its] = [ours.get(name), theirs.get(name)];
    const finding = findingOf(own, its);
    const key = { provider, kind, id };
    if (own && finding === null) equal.push(own);
    else if (finding !== null)
      differences.push({ key, finding, here: own ?? null, there: its ?? null });
  }
  return { equal, differences };
}
