import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { ASKED, askedLevel, LEVEL_NAMES, type AskedLevel, untakenAt } from "../charts/tested-at.ts";
import { AskedLists, RulebookPage, RulebookSection, TransitionLine } from "../rules/rulebook.tsx";
import { Link } from "../top/top-bar.tsx";

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
    <RulebookSection
      label={chart.title}
      count={`${untaken.length} of ${summary.transitions}`}
      title={
        <Link
          href={chartHref(chart.id, { tab: "coverage", level: level === "any" ? "" : level })}
          className="hover:underline"
        >
          {chart.title}
        </Link>
      }
    >
      {instances.length > 0 && (
        <p className="mb-2 text-small/[1.1875rem] text-muted">
          {`With its instances: ${instances.map((one) => one.chart.title).join(", ")}.`}
        </p>
      )}
      {level === "screen" && entry.noScreen !== null && (
        <p className="mb-2 text-small/[1.1875rem] text-muted">{`No screen shows this machine itself. ${entry.noScreen}`}</p>
      )}
      <ul>
        {untaken.flatMap((id, at) => {
          const one = index.transition(id);
          if (!one) return [];
          const reason = level === "screen" ? entry.notOnScreen[id] : undefined;
          return [
            <TransitionLine
              key={id}
              index={index}
              transition={one}
              href={chartHref(chart.id, {
                tab: "coverage",
                level: level === "any" ? "" : level,
                item: String(at + 1),
              })}
              note={reason}
            />,
          ];
        })}
      </ul>
    </RulebookSection>
  );
}

/** The transitions of all machines that no test of a level exercises. */
export function GapsPage() {
  const level = askedLevel(useAddress().params.get("level"));
  const withGaps = CHARTS.filter((entry) => untakenAt(entry, level).length > 0);
  const all = CHARTS.reduce((sum, { summary }) => sum + summary.transitions, 0);
  return (
    <RulebookPage
      name="Not exercised"
      title="Transitions that no test exercises"
      about={`${countAt(level)} of ${all} transitions, in ${withGaps.length} of ${CHARTS.length} charts. The ${ENTRIES.length} machines are made from these charts: what is made from the same one has the same transitions and tests, and is counted once here.`}
    >
      <AskedLists
        label="Tests of which level"
        lists={ASKED.map((name) => ({ name, title: LEVEL_NAMES[name], count: countAt(name) }))}
        shown={level}
        onChoose={(name) => replaceParams({ level: name === "any" ? "" : name })}
      />
      {withGaps.length === 0 && (
        <p className="text-muted">Tests of this level exercise every transition.</p>
      )}
      {withGaps.map((entry) => (
        <MachineGaps key={entry.chart.id} entry={entry} level={level} />
      ))}
    </RulebookPage>
  );
}
