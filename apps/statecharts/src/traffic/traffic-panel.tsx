import "./traffic.css";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { timesInWords } from "@marquee/domain/traffic/histogram";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { useEffect, useMemo, useState } from "react";
import { useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import type { Watched } from "../viewer/watched.ts";
import { type AskedTraffic, askedTraffic } from "./asked-traffic.ts";
import { CompareSection } from "./compare-section.tsx";
import { FunnelSection } from "./funnel-section.tsx";
import { LeavingSection, NeverSection } from "./leaving-section.tsx";
import { toldText } from "@marquee/domain/traffic/funnel";
import { leavingPlaces } from "@marquee/domain/traffic/leaving";
import { percentText, seenTraffic, type SeenTraffic } from "./seen-traffic.ts";
import { Bars } from "./times-chart.tsx";
import { StateSection } from "./state-section.tsx";
import { TableSection } from "./table-section.tsx";
import { TrafficFilters } from "./traffic-filters.tsx";
import { trafficOverlay } from "./traffic-overlay.ts";
import { StaffNotice } from "../staff/staff-notice.tsx";
import { useTraffic } from "./use-traffic.ts";

/** How many runs finish, and in which time. */
function Headline({ seen, traffic }: { readonly seen: SeenTraffic; readonly traffic: Traffic }) {
  const finished = seen.n("run", "finished");
  const { median, p90 } = timesInWords(seen.times("run", "finished"));
  return (
    <>
      <div className="row">
        <span className="figure">{percentText(finished, seen.runs) || toldText(finished)}</span>
        <span className="small mute">
          of the runs finish: {seen.words("run", "finished")} of {seen.words("run", "begun")}
        </span>
      </div>
      <p className="small mute">
        {median === ""
          ? "Too few to say in which time."
          : `In ${median} median${p90 === "" ? "" : `, ${p90} p90`}.`}
      </p>
      {traffic.weeks.length > 1 && (
        <figure className="times">
          <svg
            viewBox="0 0 320 64"
            role="img"
            aria-label={`Runs by week: ${traffic.weeks.map(({ day, begun }) => `${day} ${toldText(begun)}`).join(", ")}`}
          >
            <Bars numbers={traffic.weeks.map(({ begun }) => begun ?? 0)} />
          </svg>
          <figcaption className="row small mute">
            <span>{traffic.weeks[0]?.day}</span>
            <span className="space" />
            <span>runs by week</span>
            <span className="space" />
            <span>{traffic.weeks.at(-1)?.day}</span>
          </figcaption>
        </figure>
      )}
    </>
  );
}

function Empty({ asked, traffic }: { readonly asked: AskedTraffic; readonly traffic: Traffic }) {
  return (
    <p className="about">
      No user was here from {asked.from} to {asked.to}.{" "}
      {traffic.lastDay === ""
        ? "Nothing was ever counted of this chart."
        : `The last day with something is ${traffic.lastDay}.`}{" "}
      {traffic.isCounting ? "" : "Counting is switched off on this server (STATECHART_TRAFFIC)."}
    </p>
  );
}

const placesOfMost = ({ chart, cells }: SeenTraffic): readonly string[] =>
  leavingPlaces(chart, cells)
    .slice(0, 1)
    .flatMap(({ place }) => chart.states[place]?.id ?? []);

/** How the process is really used: how often everything happens, how long it takes and where people leave. */
export function TrafficPanel(props: {
  readonly entry: Entry;
  readonly selected: string | null;
  readonly show: (id: string) => void;
  readonly onWatched: (watched: Watched) => void;
}) {
  const { entry, selected, show, onWatched } = props;
  const { params } = useAddress();
  const [openedAt] = useState(() => new Date());
  const asked = askedTraffic(params, openedAt);
  const [attempt, setAttempt] = useState(0);
  const { traffic, problem, isLoading } = useTraffic(entry.chart.id, asked, attempt);
  const seen = useMemo(() => traffic && seenTraffic(entry, traffic), [entry, traffic]);
  const isEmpty = seen !== null && seen.cells.length === 0;
  useEffect(() => {
    onWatched({
      overlay: seen && !isEmpty ? trafficOverlay(seen) : {},
      // the first that is looked at: where most leave
      leaves: seen ? placesOfMost(seen) : [],
      isFollowing: false,
    });
  }, [seen, isEmpty, onWatched]);
  return (
    <div className={isLoading ? "traffic loading" : "traffic"} aria-busy={isLoading}>
      <section className="section" aria-label="Traffic">
        <TrafficFilters asked={asked} />
        {traffic?.isDemonstration && (
          <Badge tone="off" dot={false}>
            Demonstration
          </Badge>
        )}
        {isLoading && !traffic && !problem && (
          <p className="about" role="status">
            Reading the numbers …
          </p>
        )}
        {problem && (
          <StaffNotice
            problem={problem}
            what="The numbers"
            isPlural
            forbidden="Only a master user or an agent user can see how the processes are used."
            again={() => setAttempt(attempt + 1)}
          />
        )}
        {seen &&
          traffic &&
          (isEmpty ? (
            <Empty asked={asked} traffic={traffic} />
          ) : (
            <Headline seen={seen} traffic={traffic} />
          ))}
        {seen && seen.otherVersions > 0 && (
          <p className="small mute">
            {seen.otherVersions === 1
              ? "An earlier version"
              : `${seen.otherVersions} earlier versions`}{" "}
            of the chart was counted by itself, and is not in these numbers.
          </p>
        )}
      </section>
      {seen && !isEmpty && (
        <>
          {selected !== null && entry.index.find(selected)?.parent !== null && (
            <StateSection entry={entry} seen={seen} selected={selected} />
          )}
          <LeavingSection entry={entry} seen={seen} selected={selected} />
          <FunnelSection entry={entry} seen={seen} />
          <CompareSection
            entry={entry}
            seen={seen}
            asked={asked}
            isCompared={params.get("compared") === "1"}
          />
          <NeverSection entry={entry} seen={seen} show={show} />
          <TableSection entry={entry} seen={seen} isOpen={params.get("table") === "1"} />
          <section className="section" aria-label="How to read it">
            <p className="small mute">
              A line is as thick as the root of how often it was taken; typing sets no scale.
              Numbers under 5 are not told, nor what would give one away. A run is a machine from
              its start to its end. No person, id or typed word is counted.
            </p>
          </section>
        </>
      )}
    </div>
  );
}
