import type { Cell, Counted } from "./cell.ts";
import { addHistograms, bucketOf, type Histogram } from "./histogram.ts";

/** Sums that grow, by what is counted and of what. */
export interface Tally {
  readonly add: (what: Counted, of: string | number, ms?: number) => void;
  /** A time of something that has been counted already. */
  readonly time: (what: Counted, of: string | number, ms: number) => void;
  /** All sums, and nothing is left of them here: what is sent is sent once (TRAFFIC-C4). */
  readonly take: () => readonly Cell[];
}

/** Counts what happens on a chart until the sums are sent. */
export function createTally(): Tally {
  let cells = new Map<string, { what: Counted; of: string; n: number; times: number[] }>();
  const change = (what: Counted, of: string | number, n: number, ms: number | undefined) => {
    const key = `${what} ${of}`;
    const cell = cells.get(key) ?? { what, of: String(of), n: 0, times: [] };
    cells.set(key, cell);
    cell.n += n;
    if (ms === undefined) return;
    const bucket = bucketOf(ms);
    while (cell.times.length <= bucket) cell.times.push(0);
    cell.times[bucket] = (cell.times[bucket] ?? 0) + 1;
  };
  return {
    add: (what, of, ms) => change(what, of, 1, ms),
    time: (what, of, ms) => change(what, of, 0, ms),
    take: () => {
      const taken = [...cells.values()];
      cells = new Map();
      return taken;
    },
  };
}

/** Adds up sums of the same name (TRAFFIC-C5). */
export function addCells(cells: readonly Cell[]): readonly Cell[] {
  const sums = new Map<string, { n: number; times: Histogram }>();
  for (const { what, of, n, times } of cells) {
    const before = sums.get(`${what} ${of}`);
    sums.set(`${what} ${of}`, {
      n: (before?.n ?? 0) + n,
      times: before ? addHistograms(before.times, times) : times,
    });
  }
  return [...sums].map(([key, sum]) => {
    const [what = "", of = ""] = key.split(" ");
    return { what: what as Counted, of, ...sum };
  });
}
