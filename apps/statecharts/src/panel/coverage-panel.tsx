import { emptyCoverage } from "@marquee/charts/walk/coverage";
import { use, useMemo } from "react";
import { useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { halfSeen } from "../charts/half-seen.ts";
import { loadCoverage } from "../charts/load-coverage.ts";
import { askedLevel, untakenAt } from "../charts/tested-at.ts";
import { CoverageLevels, Untaken } from "./coverage-levels.tsx";
import { ItemsBar } from "./items-bar.tsx";
import { eventText, partText, wayText } from "@marquee/charts/chart/part-text";
import { TransitionItem } from "./transition-item.tsx";
import { useItems } from "./use-items.ts";

/** What tests exercise of the machine, and what none of them does. */
export function CoveragePanel({
  entry,
  show,
}: {
  readonly entry: Entry;
  readonly show: (transitionId: string) => void;
}) {
  const { summary, accepted, index, chart } = entry;
  const { oneWay, guards, unvisited } = summary;
  const level = askedLevel(useAddress().params.get("level"));
  const loading = loadCoverage(chart.id);
  const coverage = (loading && use(loading)) ?? emptyCoverage(chart.id, entry.hash);
  const { tests, takenBy } = coverage;
  const states = chart.states.length - 1;
  const untaken = untakenAt(entry, level);
  const gaps = useMemo(
    () => [
      ...untaken,
      ...halfSeen({ chart, summary }).flatMap(({ id }) => (untaken.includes(id) ? [] : [id])),
      ...accepted.map(([id]) => id),
    ],
    [untaken, chart, summary, accepted],
  );
  const items = useItems(gaps, show);
  return (
    <>
      <section className="section" aria-label="Coverage">
        <CoverageLevels entry={entry} level={level} />
        <ItemsBar items={items} name="Gap" spoken={partText(index, items.current ?? "")} />
        <p className="small mute">
          Recorded while the tests ran: every path that is generated from this chart, on the machine
          itself (MACH-C9) and on its screen where it has one (MACH-C11), random sequences of events
          (MACH-C12), the tests that were written by hand, and the browser tests.
        </p>
      </section>
      <Untaken entry={entry} coverage={coverage} level={level} items={items} />
      <section className="section" aria-label="Tests">
        <h3>
          Which tests exercise what <span>{tests.length}</span>
        </h3>
        {chart.transitions
          .filter(({ id }) => takenBy[id] !== undefined)
          .map((one) => (
            <details key={one.id} className="item">
              <summary className="head">
                <span>{eventText(one)}</span> <span className="mute">{wayText(index, one)}</span>{" "}
                <span className="mute">{takenBy[one.id]?.length}</span>
              </summary>
              <ul>
                {takenBy[one.id]?.map((at) => (
                  <li key={at} className="small">
                    <span>{tests[at]?.title}</span>{" "}
                    <span className="mute">({tests[at]?.level})</span>
                  </li>
                ))}
              </ul>
            </details>
          ))}
      </section>
      {accepted.length > 0 && (
        <section className="section" aria-label="Accepted">
          <h3>
            Cannot be taken here <span>{accepted.length}</span>
          </h3>
          {accepted.map(([id, reason]) => (
            <TransitionItem key={id} entry={entry} id={id} items={items}>
              <span className="mute">Accepted: {reason}</span>
            </TransitionItem>
          ))}
        </section>
      )}
      <section className="section" aria-label="Guards">
        <h3>
          Guards seen one way only{" "}
          <span>
            {guards - oneWay.length} of {guards} seen both ways
          </span>
        </h3>
        {oneWay.length === 0 && (
          <p className="small mute">Every guard has said yes and no in some test.</p>
        )}
        {oneWay.map((guard) => {
          const seen = coverage.guards[guard];
          return (
            <div key={guard} className="item">
              <span className="head">
                <span className="tag oneWay">
                  <i>½</i>
                  <span>{guard}</span>
                </span>
              </span>
              <b className="good">yes</b> <span>{seen?.yes ?? 0}</span> times{" "}
              <b className="poor">no</b> <span>{seen?.no ?? 0}</span> times
            </div>
          );
        })}
      </section>
      <section className="section" aria-label="States">
        <h3>
          States{" "}
          <span>
            {states - unvisited.length} of {states} visited
          </span>
        </h3>
        <p className="small mute">
          {unvisited.length === 0
            ? "Every state was entered by at least one test."
            : unvisited.map((id) => index.state(id).key).join(", ")}
        </p>
      </section>
    </>
  );
}
