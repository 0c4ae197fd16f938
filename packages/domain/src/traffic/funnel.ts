import { hopOf, placesOf } from "./cell.ts";
import { OTHER_WAYS, type ShownCell } from "./shown-cells.ts";

/** A number that is known, or null for what is not told. */
export type Told = number | null;

/** A number in words. */
export const toldText = (told: Told): string =>
  told === null ? "under 5" : told === 0 ? "never" : told.toLocaleString("en-CA");

/** How many of what is shown; zero is "never". */
export type Finder = (what: ShownCell["what"], of: string | number) => Told;

/** Looks up the counts, times and words of cells by what was counted. */
export function findIn(cells: readonly ShownCell[]): {
  readonly n: Finder;
  readonly times: (what: ShownCell["what"], of: string | number) => readonly number[];
  /** The number in words: `under 5`, `362 to 365`, `never`. */
  readonly words: (what: ShownCell["what"], of: string | number) => string;
} {
  const known = new Map(cells.map((cell) => [`${cell.what} ${cell.of}`, cell]));
  return {
    n: (what, of) => {
      const cell = known.get(`${what} ${of}`);
      return cell === undefined ? 0 : cell.n;
    },
    words: (what, of) => {
      const { n = 0, between = null } = known.get(`${what} ${of}`) ?? {};
      return between === null ? toldText(n) : between.map((end) => toldText(end)).join(" to ");
    },
    times: (what, of) => known.get(`${what} ${of}`)?.times ?? [],
  };
}

/** A part of a whole; null if either is not told, or nothing is there. */
export const shareOf = (part: Told, whole: Told): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole;

/** A way between two states, and how many runs went it. */
export interface UsedWay {
  readonly places: readonly number[];
  readonly n: number;
}

export interface Funnel {
  /** Runs that were in the first state, and of them those that came to the second later. */
  readonly from: Told;
  readonly to: Told;
  readonly times: readonly number[];
  /** The ways between them that most went, and the runs of all ways that too few went. */
  readonly ways: readonly UsedWay[];
  readonly others: Told;
}

const MOST_WAYS = 12;

/** What lies between the first time in one state and the first time in the other after it. */
function between(way: readonly number[], from: number, to: number): readonly number[] | null {
  const start = way.indexOf(from);
  const end = start < 0 ? -1 : way.indexOf(to, start + 1);
  return end < 0 ? null : way.slice(start, end + 1);
}

/** How many came from one state to another, whatever lies between, and by which ways (TRAFFIC-F1, TRAFFIC-F2). */
export function funnelOf(cells: readonly ShownCell[], from: number, to: number): Funnel {
  const { n, times } = findIn(cells);
  const ways = new Map<string, number>();
  for (const cell of cells) {
    if (cell.what !== "way" || cell.of === OTHER_WAYS) continue;
    const part = between(placesOf(cell.of), from, to);
    if (part) ways.set(part.join("."), (ways.get(part.join(".")) ?? 0) + (cell.n ?? 0));
  }
  const used = [...ways]
    .map(([of, runs]) => ({ places: placesOf(of), n: runs }))
    .toSorted((a, b) => b.n - a.n);
  const arrived = n("reach", hopOf(from, to));
  const told = used.slice(0, MOST_WAYS);
  const went = told.reduce((sum, way) => sum + way.n, 0);
  return {
    from: n("reach", hopOf(from, from)),
    to: arrived,
    times: times("reach", hopOf(from, to)),
    ways: told,
    others: arrived === null ? null : Math.max(0, arrived - went),
  };
}
