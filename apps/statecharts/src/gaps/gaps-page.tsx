import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { ASKED, askedLevel, LEVEL_NAMES, type AskedLevel, untakenAt } from "../charts/tested-at.ts";
import { eventText, wayText } from "@marquee/charts/chart/part-text";
import { ASKED_BUTTON, RulebookMain, RulebookSection } from "../rules/rulebook.tsx";
import { PageFrame } from "../top/page-frame.tsx";
import { HERE, HomeCrumb, Link, TopBar } from "../top/top-bar.tsx";

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
            <li
              key={id}
              className="flex flex-wrap gap-x-2.5 gap-y-0.5 border-t border-line py-2 text-small/[1.1875rem]"
            >
              <Link
                className="font-[550] text-accent-text hover:underline"
                href={chartHref(chart.id, {
                  tab: "coverage",
                  level: level === "any" ? "" : level,
                  item: String(at + 1),
                })}
              >
                {eventText(one) || "otherwise"}
              </Link>
              <span className="text-muted">{wayText(index, one)}</span>
              {reason !== undefined && <span className="text-tiny text-muted">{reason}</span>}
            </li>,
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
    <PageFrame
      top={
        <TopBar
          crumbs={[
            <HomeCrumb key="all" />,
            <b key="here" className={HERE}>
              Not exercised
            </b>,
          ]}
          find={null}
        />
      }
    >
      <RulebookMain
        title="Transitions that no test exercises"
        about={`${countAt(level)} of ${all} transitions, in ${withGaps.length} of ${CHARTS.length} charts. The ${ENTRIES.length} machines are made from these charts: what is made from the same one has the same transitions and tests, and is counted once here.`}
      >
        <div
          className="mt-3 mb-2 flex flex-wrap gap-1.5"
          role="group"
          aria-label="Tests of which level"
        >
          {ASKED.map((asked) => (
            <button
              key={asked}
              type="button"
              className={ASKED_BUTTON}
              aria-pressed={asked === level}
              onClick={() => replaceParams({ level: asked === "any" ? "" : asked })}
            >
              <span>{LEVEL_NAMES[asked]}</span>{" "}
              <span className="tabular-nums">{countAt(asked)}</span>
            </button>
          ))}
        </div>
        {withGaps.length === 0 && (
          <p className="text-muted">Tests of this level exercise every transition.</p>
        )}
        {withGaps.map((entry) => (
          <MachineGaps key={entry.chart.id} entry={entry} level={level} />
        ))}
      </RulebookMain>
    </PageFrame>
  );
}
