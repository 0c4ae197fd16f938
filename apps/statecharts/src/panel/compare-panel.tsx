import { indexChart } from "@marquee/charts/chart/chart-index";
import { partText } from "@marquee/charts/chart/part-text";
import {
  type ChartChange,
  compareCharts,
  type Comparison,
  isReworded,
} from "@marquee/charts/compare/compare-charts";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { use, useCallback, useEffect, useMemo } from "react";
import { replaceParams, useAddress } from "../app/address.ts";
import type { EarlierVersion } from "../charts/earlier-version.ts";
import type { Entry } from "../charts/entry.ts";
import { loadVersions } from "../charts/load-versions.ts";
import type { Watched } from "../viewer/watched.ts";
import { ChangeItem, SIGNS, TONES } from "./change-item.tsx";
import { chartOfSide, compareOverlay, sideOf } from "./compared.ts";
import { ItemsBar } from "./items-bar.tsx";
import { About, Section } from "./section.tsx";
import { useItems } from "./use-items.ts";

const TITLES = {
  removed: "Removed",
  changed: "Changed",
  added: "Added",
  reworded: "Other words alone",
} as const;
const KINDS = ["removed", "changed", "added", "reworded"] as const;

const kindOf = (change: ChartChange): (typeof KINDS)[number] =>
  isReworded(change) ? "reworded" : change.kind;

const HIDDEN = { before: "added", both: null, after: "removed" } as const;

type Versions = Readonly<Record<string, EarlierVersion>>;

const NONE: Versions = {};
/** A version that is compared: a frame with its side of the comparison at the left. */
const VERSION =
  "mb-1.5 flex min-h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-[0.8125rem] focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-accent";
const VERSION_SIDE = "w-11 text-[0.75rem] text-muted";

const UNWATCHED = { leaves: [], isFollowing: false };

/** Which versions are compared, and how much differs. */
function VersionChoice(props: {
  readonly versions: Versions;
  readonly version: string;
  readonly changes: readonly ChartChange[];
}) {
  const { versions, version, changes } = props;
  const reworded = changes.filter(isReworded).length;
  return (
    <>
      <label className={VERSION}>
        <span className={VERSION_SIDE}>Before</span>
        <select
          className="h-8.5 w-full min-w-0 flex-1 rounded-control bg-field font-semibold"
          aria-label="Earlier version"
          value={version}
          onChange={(event) => replaceParams({ since: event.target.value, item: "" })}
        >
          {Object.entries(versions).map(([name, { savedOn }]) => (
            <option key={name} value={name}>
              {name === savedOn ? name : `${name} · ${savedOn}`}
            </option>
          ))}
        </select>
      </label>
      <p className={VERSION}>
        <span className={VERSION_SIDE}>After</span>{" "}
        <b className="font-semibold">The running code</b>
      </p>
      <div className="mb-2.5 flex min-w-0 items-center gap-2">
        {(["added", "changed", "removed"] as const).map((kind) => (
          <Badge key={kind} tone={TONES[kind]} dot={false}>
            {`${SIGNS[kind]} ${changes.filter((one) => kindOf(one) === kind).length} ${kind}`}
          </Badge>
        ))}
        {reworded > 0 && (
          <span className="text-tiny text-muted">{`${reworded} in other words`}</span>
        )}
      </div>
    </>
  );
}

const changedIds = ({ changes }: Comparison): readonly string[] => changes.map(({ id }) => id);

/** The changes since an earlier version, one by one; the canvas shows that version, this one, or both in one chart. */
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
  const names = Object.keys(versions);
  const asked = params.get("since") ?? "";
  const version = Object.hasOwn(versions, asked) ? asked : (names[0] ?? "");
  const before = versions[version];
  const comparison = useMemo(
    () => compareCharts(before?.chart ?? entry.chart, entry.chart),
    [before, entry],
  );
  const both = useMemo(() => indexChart(comparison.both), [comparison]);
  const side = sideOf(params.get("side"));
  useEffect(() => {
    const overlay = compareOverlay(comparison, side);
    const shown = before?.both ? chartOfSide(comparison, before.both, side, entry) : undefined;
    const caption = {
      title: `${version} and the running code`,
      about: "+ added, ~ changed, − removed",
      figure: "",
    };
    onWatched({ ...UNWATCHED, overlay, caption, ...(shown ? { shown } : {}) });
  }, [comparison, before, version, side, entry, onWatched]);
  const ids = useMemo(() => changedIds(comparison), [comparison]);
  // a part that this version lacks is shown in the view of both
  const showHidden = useCallback(
    (id: string) => {
      const kind = comparison.changes.find((one) => one.id === id)?.kind;
      if (kind === HIDDEN[side]) replaceParams({ side: "" });
    },
    [comparison, side],
  );
  const items = useItems(ids, show, showHidden);
  if (names.length === 0)
    return (
      <Section>
        <About>
          This machine is newer than every version that was saved: there is nothing to compare it
          with.
        </About>
        <p className="text-tiny text-muted">
          Once its chart is saved with a release, what has changed since is shown here.
        </p>
      </Section>
    );
  return (
    <>
      <Section label="Versions">
        <VersionChoice versions={versions} version={version} changes={comparison.changes} />
        <ItemsBar items={items} name="Change" spoken={partText(both, items.current ?? "")} />
      </Section>
      {comparison.changes.length === 0 && (
        <Section>
          <p className="text-tiny text-muted">Nothing has changed since.</p>
        </Section>
      )}
      {KINDS.map((kind) => {
        const some = comparison.changes.filter((one) => kindOf(one) === kind);
        return some.length === 0 ? null : (
          <Section key={kind} title={TITLES[kind]}>
            {some.map((change) => (
              <ChangeItem
                key={change.id}
                both={both}
                change={change}
                isOpen={items.current === change.id}
                open={() => items.open(change.id)}
              />
            ))}
          </Section>
        );
      })}
    </>
  );
}
