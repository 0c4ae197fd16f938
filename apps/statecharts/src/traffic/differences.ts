import { stateTitle } from "@marquee/charts/chart/part-text";
import type { Overlay } from "@marquee/charts/svg/overlay";
import { hopOf } from "@marquee/domain/traffic/cell";
import { chanceOf, suresOf, type Sureness } from "@marquee/domain/traffic/compare";
import { shareOf, type Told } from "@marquee/domain/traffic/funnel";
import { formatTime, quantile } from "@marquee/domain/traffic/histogram";
import type { Entry } from "../charts/entry.ts";
import type { SeenTraffic } from "./seen-traffic.ts";

interface Measure {
  /** The state that differs; null for all runs. */
  readonly state: string | null;
  readonly what: "finish" | "came" | "left";
  readonly part: Told;
  readonly whole: Told;
}

/** One share in both, and whether its difference is more than chance would make. */
export interface Difference extends Measure {
  readonly title: string;
  readonly is: number | null;
  readonly was: number | null;
  readonly sure: Sureness;
  /** How long runs stay there in each, if both are told. */
  readonly stays: readonly [was: string, is: string] | null;
}

/** The shares that are compared: of runs that finish, of runs that come to a state, and of those there that leave. */
const measuresOf = ({ chart, n, runs }: SeenTraffic): readonly Measure[] => [
  { state: null, what: "finish", part: n("run", "finished"), whole: runs },
  ...chart.states.flatMap(({ id }, place): readonly Measure[] => {
    const there = n("reach", hopOf(place, place));
    if (place === 0) return [];
    return [
      { state: id, what: "came", part: there, whole: runs },
      { state: id, what: "left", part: n("left", place), whole: there },
    ];
  }),
];

/** A share between 0 and 1 as a percentage with one decimal; a dash if it is not told. */
export const percent = (share: number | null): string =>
  share === null ? "–" : `${(share * 100).toFixed(1)} %`;

/** What tells a measure from others. */
export const keyOf = ({ what, state }: Pick<Measure, "what" | "state">): string =>
  `${what} ${state}`;
const ORDER = { sure: 0, chance: 1, unknown: 2 } as const;

const stayIn = ({ chart, times }: SeenTraffic, state: string | null): string | null => {
  const place = chart.states.findIndex(({ id }) => id === state);
  const half = place < 0 ? null : quantile(times("state", place), 0.5);
  return half === null ? null : formatTime(half);
};

/** Whether two shares, and how long runs stay, read alike: such a pair is tested with the others, and no difference. */
const readAlike = ({ is, was, stays }: Difference): boolean =>
  percent(is) === percent(was) && (stays === null || stays[0] === stays[1]);

/**
 * What differs between two periods or two versions, the sure ones first; states that only one of them has are left out, and what
 * reads alike in both (TRAFFIC-D3).
 */
export function differencesOf(
  { index, goal }: Pick<Entry, "index" | "goal">,
  now: SeenTraffic,
  other: SeenTraffic,
): readonly Difference[] {
  const before = new Map(measuresOf(other).map((one) => [keyOf(one), one]));
  const pairs = measuresOf(now).flatMap((one) => {
    const was = before.get(keyOf(one));
    return was && (one.part !== 0 || was.part !== 0) ? [{ one, was }] : [];
  });
  const sures = suresOf(
    pairs.map(({ one, was }) => chanceOf(one.part, one.whole, was.part, was.whole)),
  );
  const leaving = goal === null ? "left there" : "still there";
  const words = { finish: "Runs that finish", came: "came there", left: leaving } as const;
  return pairs
    .map(({ one, was }, at): Difference => {
      const [isStay, wasStay] = [stayIn(now, one.state), stayIn(other, one.state)];
      return {
        ...one,
        title:
          one.state === null ? words.finish : `${stateTitle(index, one.state)}: ${words[one.what]}`,
        is: shareOf(one.part, one.whole),
        was: shareOf(was.part, was.whole),
        sure: sures[at] ?? "unknown",
        stays:
          one.what === "left" && isStay !== null && wasStay !== null ? [wasStay, isStay] : null,
      };
    })
    .filter((one) => !readAlike(one))
    .toSorted((a, b) => ORDER[a.sure] - ORDER[b.sure]);
}

/** By how many points it rose or fell, with an arrow, so that no colour is needed to see it. */
export function changeText({ is, was }: Pick<Difference, "is" | "was">): string {
  if (is === null || was === null) return "";
  const points = (is - was) * 100;
  return `${points < 0 ? "▼" : "▲"} ${Math.abs(points).toFixed(1)}`;
}

/** A sure difference in one line. */
export const differenceText = (one: Difference): string =>
  `${changeText(one)}  ${one.title}: ${percent(one.was)} → ${percent(one.is)}`;

/** How many runs it is, in the runs that are shown: a share alone does not tell whether it is worth the work. */
export function touchedRuns({ is, was, whole }: Difference): number | null {
  return is === null || was === null || whole === null
    ? null
    : Math.round(Math.abs(is - was) * whole);
}

/** The chart with what is surely different on its states: by an arrow and a number (TRAFFIC-D3). */
export function withDifferences(overlay: Overlay, differences: readonly Difference[]): Overlay {
  const { counts } = overlay;
  if (!counts) return overlay;
  const states = { ...counts.states };
  for (const one of differences) {
    const shown = one.state === null ? undefined : states[one.state];
    if (one.state === null || !shown || one.sure !== "sure") continue;
    states[one.state] =
      one.what === "came"
        ? { ...shown, text: `${changeText(one)} · ${shown.text}` }
        : { ...shown, left: `${changeText(one)} · ${shown.left || "never left"}` };
  }
  return { ...overlay, counts: { ...counts, states } };
}
