import { millisOf, type Moment } from "../dates/instants.ts";
import { capitalise } from "../wire/capitalise.ts";
import { countWords } from "../wire/count-words.ts";
import type { DecidedBranch } from "./decided-branches.schema.ts";

/** Decisions of this many days are listed below the branches that wait (STORE-A23). */
export const DECIDED_DAYS = 7;

/** What was decided, in a word or two (STORE-A23). */
export const DECIDED_TEXTS: Readonly<Record<DecidedBranch["what"], string>> = {
  approved: "Approved",
  looked: "Change approved",
  withdrawn: "Approval withdrawn",
  sentBack: "Sent back",
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in the largest unit of which it has at least one, in whole ones: "2 hours". */
function lengthText(length: number, whole: (units: number) => number): string {
  const [unit, name] =
    length < HOUR
      ? ([MINUTE, "minute"] as const)
      : length < DAY
        ? ([HOUR, "hour"] as const)
        : ([DAY, "day"] as const);
  return countWords(Math.max(1, whole(length / unit)), name);
}

/** How long a branch has waited (STORE-A23). */
export const waitedText = (since: Moment, now: Moment): string =>
  lengthText(millisOf(now) - millisOf(since), Math.floor);

/** Within which time half of the branches were decided that had waited; null if none had. */
function medianWait(decided: readonly DecidedBranch[]): number | null {
  const waits = decided
    .filter(({ what }) => what === "approved" || what === "sentBack")
    .flatMap(({ on, waitedSince }) =>
      waitedSince === null ? [] : [millisOf(on) - millisOf(waitedSince)],
    )
    .toSorted((one, other) => one - other);
  return waits[Math.ceil(waits.length / 2) - 1] ?? null;
}

interface Waiting {
  readonly count: number;
  /** Since when the first of them waits; null if none does. */
  readonly oldest: Moment | null;
}

/** "2 waiting. The oldest for 1 day; half were decided within 5 hours." (STORE-A23). Without decisions, the first two alone. */
export function queueText(
  { count, oldest }: Waiting,
  decided: readonly DecidedBranch[],
  now: Moment,
): string {
  const half = medianWait(decided);
  const parts = [
    ...(oldest === null ? [] : [`the oldest for ${waitedText(oldest, now)}`]),
    ...(half === null ? [] : [`half were decided within ${lengthText(half, Math.ceil)}`]),
  ];
  const sentence = parts.join("; ");
  const rest = sentence === "" ? "" : ` ${capitalise(sentence)}.`;
  return `${count.toLocaleString("en-CA")} waiting.${rest}`;
}
