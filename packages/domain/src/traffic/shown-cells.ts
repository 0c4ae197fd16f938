import { hopOf, placesOf, type Cell, type Counted } from "./cell.ts";
import type { CountedChart } from "./counted-chart.ts";
import { hiddenOf, LEAST_SHOWN } from "./hide-small.ts";
import { countTimes } from "./histogram.ts";

/** A sum as it is shown; null is "under 5", or lies in the range that is told. */
export interface ShownCell {
  readonly what: Exclude<Counted, "returned" | "wayResumed">;
  readonly of: string;
  readonly n: number | null;
  /** The range of a number that would give away a small one, both ends included. */
  readonly between?: readonly [from: number, to: number];
  readonly times: readonly number[];
}

/** Ways that fewer than five runs went, added up. */
export const OTHER_WAYS = "other";

const MINUEND = { returned: "left", wayResumed: "way" } as const;

const isBack = (what: Counted): what is keyof typeof MINUEND => what in MINUEND;

/** What is left when those who came back are taken off those who left, and off the ways that ended there. */
function netOf(cells: readonly Cell[]): readonly Cell[] {
  const back = new Map(
    cells.flatMap(({ what, of, n }) => (isBack(what) ? [[`${MINUEND[what]} ${of}`, n]] : [])),
  );
  return cells.flatMap((cell) => {
    if (isBack(cell.what)) return [];
    const n = cell.n - (back.get(`${cell.what} ${cell.of}`) ?? 0);
    return n > 0 ? [{ ...cell, n }] : [];
  });
}

/** What comes to one sum that is shown beside it: one state's transitions, ways on and places, the runs, all ways. */
const groupOf = (chart: CountedChart, { what, of }: Cell): string => {
  if (what === "transition") return `transition ${chart.transitions[Number(of)]?.source ?? "none"}`;
  if (what === "hop") return `hop ${placesOf(of)[0]}`;
  if (what === "run") return `run ${of === "begun" ? "all" : "ended"}`;
  if (what === "reach") {
    const [from = 0, to = 0] = placesOf(of);
    return of === hopOf(from, from) || to === from ? "reach own" : `reach ${of}`;
  }
  return what === "state" ? `state ${of}` : what;
};

/** The few ways that too few went, as one. */
function otherWays(hidden: readonly Cell[]): readonly ShownCell[] {
  const n = hidden.reduce((sum, one) => sum + one.n, 0);
  if (n === 0) return [];
  return [{ what: "way", of: OTHER_WAYS, n: n < LEAST_SHOWN ? null : n, times: [] }];
}

/** Sums as they are shown, in every format alike (TRAFFIC-S1 to TRAFFIC-S3). */
export function showCells(chart: CountedChart, cells: readonly Cell[]): readonly ShownCell[] {
  const groups = Map.groupBy(netOf(cells), (cell) => groupOf(chart, cell));
  return [...groups.values()].flatMap((group): readonly ShownCell[] => {
    const hidden = hiddenOf(group.map(({ n }) => n));
    const isWay = group[0]?.what === "way";
    const shown = group.flatMap(({ what, of, n, times }, at): readonly ShownCell[] => {
      if (isBack(what)) return [];
      const hiding = hidden.get(at);
      if (hiding !== undefined && isWay) return [];
      if (hiding === "small") return [{ what, of, n: null, times: [] }];
      if (hiding !== undefined) return [{ what, of, n: null, between: hiding, times: [] }];
      return [{ what, of, n, times: countTimes(times) < LEAST_SHOWN ? [] : times }];
    });
    return isWay ? [...shown, ...otherWays(group.filter((_, at) => hidden.has(at)))] : shown;
  });
}
