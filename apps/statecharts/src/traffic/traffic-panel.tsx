import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { stateTitle } from "@marquee/charts/chart/part-text";
import { hopOf } from "@marquee/domain/traffic/cell";
import { leavesOf } from "@marquee/domain/traffic/counted-chart";
import { toldText } from "@marquee/domain/traffic/funnel";
import { timesInWords } from "@marquee/domain/traffic/histogram";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { useEffect, useMemo, useState } from "react";
import { useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { About, Figure, Section } from "../panel/section.tsx";
import type { Watched } from "../viewer/watched.ts";
import { askedComparison } from "./asked-comparison.ts";
import { type AskedTraffic, askedTraffic } from "./asked-traffic.ts";
import { CompareSection } from "./compare-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { LeavingSection, NeverSection } from "./leaving-section.tsx";
import { DemonstrationMark, NumbersNotice } from "./numbers-notice.tsx";
import { fewDaysText, percentText, seenVersion, type SeenTraffic } from "./seen-traffic.ts";
import { askedVersion, entryOfSide, shownVersions } from "./shown-versions.ts";
import { StateSection } from "./state-section.tsx";
import { TableSection } from "./table-section.tsx";
import { BarChart } from "./times-chart.tsx";
import { TrafficFilters } from "./traffic-filters.tsx";
import { useComparison, useVersionCharts } from "./use-comparison.ts";
import { useTraffic } from "./use-traffic.ts";
import { watchedTraffic } from "./watched-traffic.ts";

const NO_VERSIONS: Traffic["versions"] = [];

/** What a run is to come to: its end, or the state that a chart of what is stored is for. */
function endOf({ chart, n, times, words }: SeenTraffic, { goal, index }: Entry) {
  const place = chart.states.findIndex(({ id }) => id === goal);
  const [start = 0] = leavesOf(chart, 0);
  if (goal === null || place < 0)
    return {
      sentence: "of the runs finish",
      part: n("run", "finished"),
      words: words("run", "finished"),
      times: times("run", "finished"),
    };
  const came = hopOf(place, place);
  return {
    sentence: `come to ${stateTitle(index, goal)}`,
    part: n("reach", came),
    words: words("reach", came),
    times: times("reach", hopOf(start, place)),
  };
}

/** How many runs come to their end, and in which time. */
function Headline({
  entry,
  seen,
  traffic,
}: {
  readonly entry: Entry;
  readonly seen: SeenTraffic;
  readonly traffic: Traffic;
}) {
  const end = endOf(seen, entry);
  const { median, p90 } = timesInWords(end.times);
  const few = fewDaysText(seen);
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        <Figure>{percentText(end.part, seen.runs) || toldText(end.part)}</Figure>
        <span className="text-tiny text-muted">
          {`${end.sentence}: ${end.words} of ${seen.words("run", "begun")}`}
        </span>
      </div>
      {few !== "" && <p className="mt-2.5 text-tiny text-wait-sign">{few}</p>}
      <p className="mt-2.5 text-tiny text-muted">
        {median === ""
          ? "Too few to say in which time."
          : `In ${median} median${p90 === "" ? "" : `, ${p90} p90`}.`}
      </p>
      {traffic.weeks.length > 1 && (
        <BarChart
          numbers={traffic.weeks.map(({ begun }) => begun ?? 0)}
          label={`Runs by week: ${traffic.weeks.map(({ day, begun }) => `${day} ${toldText(begun)}`).join(", ")}`}
          ends={[traffic.weeks[0]?.day ?? "", traffic.weeks.at(-1)?.day ?? ""]}
          caption="runs by week"
        />
      )}
    </>
  );
}

function Empty({ asked, traffic }: { readonly asked: AskedTraffic; readonly traffic: Traffic }) {
  return (
    <About>
      No user was here from {asked.from} to {asked.to}.{" "}
      {traffic.lastDay === ""
        ? "Nothing was ever counted of this chart."
        : `The last day with something is ${traffic.lastDay}.`}{" "}
      {traffic.isCounting ? "" : "Counting is switched off on this server (STATECHART_TRAFFIC)."}
    </About>
  );
}

/** How the process is really used: how often everything happens, how long it takes and where people leave. */
export function TrafficPanel(props: {
  readonly entry: Entry;
  readonly selected: string | null;
  readonly show: (id: string) => void;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { entry: running, selected, show, onWatched } = props;
  const { params } = useAddress();
  const [openedAt] = useState(() => new Date());
  const isStored = running.goal !== null;
  const query = params.toString();
  const { asked, comparison } = useMemo(() => {
    const named = new URLSearchParams(query);
    const given = askedTraffic(named, openedAt);
    // what the server stores has no kind of user
    const known = isStored ? { ...given, kind: "" } : given;
    return { asked: known, comparison: askedComparison(named, known) };
  }, [query, openedAt, isStored]);
  const [attempt, setAttempt] = useState(0);
  const { traffic, problem, isLoading } = useTraffic(running.chart.id, asked, attempt);
  const versions = traffic?.versions ?? NO_VERSIONS;
  const charts = useVersionCharts(running.chart.id, versions.length > 1 || params.has("version"));
  const latest = pathsHash(running.chart);
  const version = askedVersion(params, charts) ?? latest;
  const other = comparison.tag === "version" ? comparison.version : latest;
  const pair = useMemo(
    () => charts && shownVersions(charts, version, other),
    [charts, version, other],
  );
  const entry = useMemo(() => (pair ? entryOfSide(running, pair.own) : running), [running, pair]);
  const seen = useMemo(
    () => traffic && seenVersion(countedParts(entry.chart), version, traffic),
    [entry, version, traffic],
  );
  const compared = useComparison({ entry, asked: comparison, traffic, seen, pair });
  const isEmpty = seen !== null && seen.cells.length === 0;
  const open = selected !== null && entry.index.find(selected)?.parent !== null ? selected : null;
  // what is asked comes first: a state that was opened, or the ends of a funnel in a link
  const asksFunnel = open !== null || params.has("a") || params.has("b");
  const watched = useMemo(
    () => watchedTraffic({ entry, seen, pair, compared, asked, comparison }),
    [entry, seen, pair, compared, asked, comparison],
  );
  useEffect(() => onWatched(watched), [watched, onWatched]);
  return (
    <div className="aria-busy:*:not-first:opacity-50" aria-busy={isLoading}>
      <Section label="Traffic">
        <TrafficFilters asked={asked} isStored={isStored} />
        {traffic?.isDemonstration && <DemonstrationMark />}
        {isLoading && !traffic && !problem && <About role="status">Reading the numbers …</About>}
        {problem && <NumbersNotice problem={problem} again={() => setAttempt(attempt + 1)} />}
        {seen &&
          traffic &&
          (isEmpty ? (
            <Empty asked={asked} traffic={traffic} />
          ) : (
            <Headline entry={entry} seen={seen} traffic={traffic} />
          ))}
        {traffic?.missing && <p className="text-tiny text-muted">{traffic.missing}</p>}
        {seen && seen.otherVersions.length > 0 && (
          <p className="text-tiny text-muted">
            {seen.otherVersions.length === 1
              ? "Another version"
              : `${seen.otherVersions.length} other versions`}{" "}
            of the chart was counted by itself, and is not in these numbers.
          </p>
        )}
      </Section>
      {seen && !isEmpty && (
        <>
          {asksFunnel && <FunnelSection entry={entry} seen={seen} selected={open} />}
          {open !== null && <StateSection entry={entry} seen={seen} selected={open} />}
          <LeavingSection entry={entry} seen={seen} selected={selected} />
          {!asksFunnel && <FunnelSection entry={entry} seen={seen} selected={null} />}
          <CompareSection
            asked={comparison}
            versions={versions}
            version={seen.version}
            drawn={Object.keys(charts?.versions ?? {})}
            compared={compared}
            show={show}
          />
          <NeverSection entry={entry} seen={seen} show={show} />
          <TableSection entry={entry} seen={seen} isOpen={params.get("table") === "1"} />
          <Section label="How to read it">
            <p className="text-tiny text-muted">
              A line is as thick as the root of how often it was taken; typing sets no scale.
              Numbers under 5 are not told, nor what would give one away. A run is a machine from
              its start to its end. No person, id or typed word is counted.
            </p>
          </Section>
        </>
      )}
    </div>
  );
}
