import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { ASKED, askedLevel, LEVEL_NAMES, type AskedLevel, untakenAt } from "../charts/tested-at.ts";
import { eventText, wayText } from "@marquee/charts/chart/part-text";
import { Link, TopBar } from "../top/top-bar.tsx";
import "../rules/rules.css";
import "./gaps.css";

/** Machines without their instances: those have the chart and the tests of their pattern. */
const CHARTS = ENTRIES.filter(({ pattern, chart }) => pattern === chart.id);

const instancesOf = (id: string): readonly Entry[] =>
  ENTRIES.filter(({ pattern, chart }) => pattern === id && chart.id !== id);

const countAt = (level: AskedLevel): number =>
  CHARTS.reduce((sum, entry) => sum + untakenAt(entry, level).length, 0);

function MachineGaps({ entry, level }: { readonly entry: Entry; readonly level: AskedLevel }) {
  const { chart, index, summary } = entry;
  const untaken = untakenAt(entry, level);
  const instances = instancesOf(chart.id);
  return (
    <section aria-label={chart.title}>
      <h2>
        <Link href={chartHref(chart.id, { tab: "coverage", level: level === "any" ? "" : level })}>
          {chart.title}
        </Link>{" "}
        <span className="mute">{`${untaken.length} of ${summary.transitions}`}</span>
      </h2>
      {instances.length > 0 && (
        <p className="small mute">
          {`With its instances: ${instances.map((one) => one.chart.title).join(", ")}.`}
        </p>
      )}
      {level === "screen" && entry.noScreen !== null && (
        <p className="small mute">{`No screen shows this machine itself. ${entry.noScreen}`}</p>
      )}
      <ul>
        {untaken.flatMap((id, at) => {
          const one = index.transition(id);
          if (!one) return [];
          const reason = level === "screen" ? entry.notOnScreen[id] : undefined;
          return [
            <li key={id}>
              <Link
                href={chartHref(chart.id, {
                  tab: "coverage",
                  level: level === "any" ? "" : level,
                  item: String(at + 1),
                })}
              >
                {eventText(one) || "otherwise"}
              </Link>
              <span className="mute">{wayText(index, one)}</span>
              {reason !== undefined && <span className="small mute">{reason}</span>}
            </li>,
          ];
        })}
      </ul>
    </section>
  );
}

/** The transitions of all machines that no test of a level exercises. */
export function GapsPage() {
  const level = askedLevel(useAddress().params.get("level"));
  const withGaps = CHARTS.filter((entry) => untakenAt(entry, level).length > 0);
  const all = CHARTS.reduce((sum, { summary }) => sum + summary.transitions, 0);
  return (
    <div className="viewer">
      <TopBar
        crumbs={[
          <Link key="all" href={chartHref(null)}>
            Statecharts
          </Link>,
          <b key="here">Not exercised</b>,
        ]}
        find={null}
      />
      <main className="rulebook gaps">
        <header>
          <h1>Transitions that no test exercises</h1>
          <p className="mute" role="status">
            {`${countAt(level)} of ${all} transitions, in ${withGaps.length} of ${CHARTS.length} charts. The ${ENTRIES.length} machines are made from these charts: what is made from the same one has the same transitions and tests, and is counted once here.`}
          </p>
        </header>
        <div className="asked" role="group" aria-label="Tests of which level">
          {ASKED.map((asked) => (
            <button
              key={asked}
              type="button"
              aria-pressed={asked === level}
              onClick={() => replaceParams({ level: asked === "any" ? "" : asked })}
            >
              <span>{LEVEL_NAMES[asked]}</span> <span className="number">{countAt(asked)}</span>
            </button>
          ))}
        </div>
        {withGaps.length === 0 && (
          <p className="mute">Tests of this level exercise every transition.</p>
        )}
        {withGaps.map((entry) => (
          <MachineGaps key={entry.chart.id} entry={entry} level={level} />
        ))}
      </main>
    </div>
  );
}
