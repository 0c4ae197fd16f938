import { hopOf } from "@marquee/domain/traffic/cell";
import { chanceOf, suresOf } from "@marquee/domain/traffic/compare";
import { shareOf } from "@marquee/domain/traffic/funnel";
import { formatTime, quantile } from "@marquee/domain/traffic/histogram";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { stateTitle } from "@marquee/charts/chart/part-text";
import type { AskedTraffic } from "./asked-traffic.ts";
import { periodBefore } from "./asked-traffic.ts";
import { type SeenTraffic, seenTraffic } from "./seen-traffic.ts";
import { useTraffic } from "./use-traffic.ts";

const WORDS = { sure: "sure", chance: "may be chance", unknown: "too few" } as const;

const points = (share: number | null): string =>
  share === null ? "–" : `${(share * 100).toFixed(1)} %`;

/** The shares that can be compared: of runs that finish, and of those in a state that leave there. */
function measuresOf(entry: Entry, { chart, n, runs }: SeenTraffic) {
  return [
    { key: "finish", title: "Runs that finish", part: n("run", "finished"), whole: runs },
    ...chart.states.flatMap(({ id }, place) =>
      place === 0
        ? []
        : [
            {
              key: id,
              title: `${stateTitle(entry.index, id)}: left there`,
              part: n("left", place),
              whole: n("reach", hopOf(place, place)),
            },
          ],
    ),
  ];
}

function Differences(props: {
  readonly entry: Entry;
  readonly now: SeenTraffic;
  readonly before: SeenTraffic;
}) {
  const { entry, now, before } = props;
  const earlier = new Map(measuresOf(entry, before).map((one) => [one.key, one]));
  const pairs = measuresOf(entry, now).flatMap((one) => {
    const other = earlier.get(one.key);
    return other && (one.part !== 0 || other.part !== 0) ? [{ one, other }] : [];
  });
  const sures = suresOf(
    pairs.map(({ one, other }) => chanceOf(one.part, one.whole, other.part, other.whole)),
  );
  const median = (seen: SeenTraffic, key: string) => {
    const place = seen.chart.states.findIndex(({ id }) => id === key);
    const half = place < 0 ? null : quantile(seen.times("state", place), 0.5);
    return half === null ? null : formatTime(half);
  };
  const order = { sure: 0, chance: 1, unknown: 2 };
  return pairs
    .map((pair, at) => ({ ...pair, sure: sures[at] ?? "unknown" }))
    .toSorted((a, b) => order[a.sure] - order[b.sure])
    .map(({ one, other, sure }) => {
      const [is, was] = [shareOf(one.part, one.whole), shareOf(other.part, other.whole)];
      const arrow = is === null || was === null || sure !== "sure" ? "" : is > was ? "▲ " : "▼ ";
      const [half, earlierHalf] = [median(now, one.key), median(before, one.key)];
      return (
        <li key={one.key} className={`item${sure === "sure" ? " sure" : ""}`}>
          <span className="head">
            <b>{one.title}</b>
            <span className="space" />
            <span className="mute">{WORDS[sure]}</span>
          </span>
          <span className="number">
            <span>{`${arrow}${points(was)} → `}</span>
            <b>{points(is)}</b>
            <span>
              {half !== null && earlierHalf !== null ? `, stay ${earlierHalf} → ${half}` : ""}
            </span>
          </span>
        </li>
      );
    });
}

/** This period beside as many days right before it; what may be chance is quiet (TRAFFIC-D1, TRAFFIC-D2). */
export function CompareSection(props: {
  readonly entry: Entry;
  readonly seen: SeenTraffic;
  readonly asked: AskedTraffic;
  readonly isCompared: boolean;
}) {
  const { entry, seen, asked, isCompared } = props;
  const before = periodBefore(asked);
  const { traffic } = useTraffic(entry.chart.id, isCompared ? before : null);
  return (
    <section className="section" aria-label="Compare">
      <h3>Compare with the period before</h3>
      <label className="row small">
        <input
          type="checkbox"
          checked={isCompared}
          onChange={(event) => replaceParams({ compared: event.currentTarget.checked ? "1" : "" })}
        />
        <span>{`${before.from} to ${before.to}`}</span>
      </label>
      {isCompared && traffic && (
        <ul>
          <Differences entry={entry} now={seen} before={seenTraffic(entry, traffic)} />
        </ul>
      )}
    </section>
  );
}
