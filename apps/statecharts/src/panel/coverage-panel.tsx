import { eventText, partText, wayText } from "@marquee/charts/chart/part-text";
import { emptyCoverage } from "@marquee/charts/walk/coverage";
import { use, useMemo } from "react";
import { useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { halfSeen } from "../charts/half-seen.ts";
import { loadCoverage } from "../charts/load-coverage.ts";
import { askedLevel, untakenAt } from "../charts/tested-at.ts";
import { CoverageLevels, Untaken } from "./coverage-levels.tsx";
import { ITEM, ITEM_LINE } from "./item-look.ts";
import { ItemsBar } from "./items-bar.tsx";
import { Section } from "./section.tsx";
import { Tag } from "./tag.tsx";
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
      <Section label="Coverage">
        <CoverageLevels entry={entry} level={level} />
        <ItemsBar items={items} name="Gap" spoken={partText(index, items.current ?? "")} />
        <p className={`text-tiny text-muted ${items.count > 0 ? "mt-2.5" : ""}`}>
          Recorded while the tests ran: every path that is generated from this chart, on the machine
          itself (MACH-C9) and on its screen where it has one (MACH-C11), random sequences of events
          (MACH-C12), the tests that were written by hand, and the browser tests.
        </p>
      </Section>
      <Untaken entry={entry} coverage={coverage} level={level} items={items} />
      <Section label="Tests" title="Which tests exercise what" end={tests.length}>
        {chart.transitions
          .filter(({ id }) => takenBy[id] !== undefined)
          .map((one) => (
            <details key={one.id} className={ITEM}>
              <summary className={ITEM_LINE}>
                <span>{eventText(one)}</span>{" "}
                <span className="text-muted">{wayText(index, one)}</span>{" "}
                <span className="text-muted">{takenBy[one.id]?.length}</span>
              </summary>
              <ul>
                {takenBy[one.id]?.map((at) => (
                  <li key={at} className="text-tiny">
                    <span>{tests[at]?.title}</span>{" "}
                    <span className="text-muted">({tests[at]?.level})</span>
                  </li>
                ))}
              </ul>
            </details>
          ))}
      </Section>
      {accepted.length > 0 && (
        <Section label="Accepted" title="Cannot be taken here" end={accepted.length}>
          {accepted.map(([id, reason]) => (
            <TransitionItem key={id} entry={entry} id={id} items={items}>
              <span className="text-muted">Accepted: {reason}</span>
            </TransitionItem>
          ))}
        </Section>
      )}
      <Section
        label="Guards"
        title="Guards seen one way only"
        end={`${guards - oneWay.length} of ${guards} seen both ways`}
      >
        {oneWay.length === 0 && (
          <p className="text-tiny text-muted">Every guard has said yes and no in some test.</p>
        )}
        {oneWay.map((guard) => {
          const seen = coverage.guards[guard];
          return (
            <div key={guard} className={ITEM}>
              <span className={ITEM_LINE}>
                <Tag tone="wait" sign="½" name={guard} />
              </span>
              <b className="text-ok-sign">yes</b> <span>{seen?.yes ?? 0}</span> times{" "}
              <b className="text-bad-sign">no</b> <span>{seen?.no ?? 0}</span> times
            </div>
          );
        })}
      </Section>
      <Section title="States" end={`${states - unvisited.length} of ${states} visited`}>
        <p className="text-tiny text-muted">
          {unvisited.length === 0
            ? "Every state was entered by at least one test."
            : unvisited.map((id) => index.state(id).key).join(", ")}
        </p>
      </Section>
    </>
  );
}
