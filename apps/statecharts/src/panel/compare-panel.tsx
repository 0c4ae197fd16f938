import type { Chart } from "@marquee/charts/chart/chart";
import { type ChartChange, compareCharts } from "@marquee/charts/compare/compare-charts";
import { indexChart } from "@marquee/charts/chart/chart-index";
import { use, useEffect, useMemo } from "react";
import { replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { loadVersions } from "../charts/load-versions.ts";
import type { Watched } from "../live/live-view.tsx";
import { compareOverlay } from "../viewer/overlay-of.ts";
import { eventText, titleOf, wayText } from "./labels.tsx";

const SIGNS = { added: "+", changed: "~", removed: "−" } as const;
const TITLES = { removed: "Removed", changed: "Changed", added: "Added" } as const;

/** The charts of a machine by version. */
type Versions = Readonly<Record<string, Chart>>;

const NONE: Versions = {};

function ChangeItem(props: {
  readonly entry: Entry;
  readonly before: Chart;
  readonly change: ChartChange;
  readonly show: () => void;
}) {
  const { entry, before, change, show } = props;
  const index = change.kind === "removed" ? indexChart(before) : entry.index;
  const transition = index.transition(change.id);
  return (
    <button type="button" className="item" onClick={show}>
      <span className="head">
        <span className={`tag ${change.kind}`}>
          <i>{SIGNS[change.kind]}</i>
          {transition ? eventText(transition) || "always" : titleOf(index, change.id)}
        </span>
        <span className="mute">{transition ? wayText(index, transition) : "state"}</span>
      </span>
      {change.differences.length > 0 && (
        <dl className="before-after">
          {change.differences.map(({ property, before: old, after }) => (
            <div key={property} className="pair">
              <dt>{property}</dt>
              <dd>
                <span className="old">{old}</span>
                <br />
                <span className="new">{after}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </button>
  );
}

/** The changes since an earlier version, one by one. */
export function ComparePanel(props: {
  readonly entry: Entry;
  readonly show: (id: string) => void;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { entry, show, onWatched } = props;
  const { params } = useAddress();
  const loading = loadVersions(entry.chart.id);
  const versions = loading ? use(loading) : NONE;
  // the latest first
  const known = Object.keys(versions).toReversed();
  const version = params.get("since") ?? known[0] ?? "";
  const before = versions[version];
  const changes = useMemo(
    () => (before ? compareCharts(before, entry.chart) : []),
    [before, entry],
  );
  useEffect(() => {
    onWatched({ overlay: compareOverlay(changes), leaves: [], isFollowing: false });
  }, [changes, onWatched]);
  if (known.length === 0)
    return (
      <section className="section">
        <p className="small mute">
          This machine is newer than every version that was kept: there is nothing to compare it
          with.
        </p>
      </section>
    );
  return (
    <>
      <section className="section" aria-label="Versions">
        <select
          className="select"
          aria-label="Earlier version"
          value={version}
          onChange={(event) => replaceParams({ since: event.target.value })}
        >
          {known.map((name) => (
            <option key={name} value={name}>
              Before: {name}
            </option>
          ))}
        </select>
        <p className="small mute">After: the running code</p>
        <div className="row">
          {(["added", "changed", "removed"] as const).map((kind) => (
            <span
              key={kind}
              className={`chip ${{ added: "ok", changed: "warn", removed: "bad" }[kind]}`}
            >
              {SIGNS[kind]} {changes.filter((one) => one.kind === kind).length} {kind}
            </span>
          ))}
        </div>
      </section>
      {changes.length === 0 && (
        <section className="section">
          <p className="small mute">Nothing has changed since.</p>
        </section>
      )}
      {before &&
        (["removed", "changed", "added"] as const).map((kind) => {
          const some = changes.filter((one) => one.kind === kind);
          return some.length === 0 ? null : (
            <section key={kind} className="section" aria-label={TITLES[kind]}>
              <h3>{TITLES[kind]}</h3>
              {some.map((change) => (
                <ChangeItem
                  key={change.id}
                  entry={entry}
                  before={before}
                  change={change}
                  show={() => show(change.id)}
                />
              ))}
            </section>
          );
        })}
    </>
  );
}
