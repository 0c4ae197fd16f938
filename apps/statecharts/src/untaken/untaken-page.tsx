import type { GuardBranch } from "@marquee/charts/chart/guard-branch";
import { useMemo, useState } from "react";
import { chartHref, replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { ENTRIES } from "../charts/every-entry.ts";
import { AskedLists, RulebookPage, RulebookSection, TransitionLine } from "../rules/rulebook.tsx";
import { Link } from "../top/top-bar.tsx";
import { askedTraffic } from "../traffic/asked-traffic.ts";
import { DemonstrationMark, NumbersNotice } from "../traffic/numbers-notice.tsx";
import { TrafficFilters } from "../traffic/traffic-filters.tsx";
import type { MachineUntaken, Untaken } from "./read-untaken.ts";
import { useUntaken } from "./use-untaken.ts";

const SHOWN = [
  ["", "Branches of guards"],
  ["all", "All transitions"],
] as const;

const isShown =
  (all: boolean) =>
  ({ branch }: Untaken): boolean =>
    all || branch !== null;

/** What the guard asks, and the answer that it never gave. */
function branchText({ guards }: Entry, { guards: names, says }: GuardBranch): string {
  const questions = names.map((name) => guards[name]?.asks ?? name);
  return `${questions.join(" ")} Never “${says}”${names.length > 1 ? " to all of them" : ""}.`;
}

function MachineSection(props: {
  readonly machine: MachineUntaken;
  readonly all: boolean;
  /** The period, for the chart that a line opens. */
  readonly days: Readonly<Record<string, string>>;
}) {
  const { machine, all, days } = props;
  const { entry, runs, untaken } = machine;
  const { chart, index } = entry;
  const shown = untaken.filter(isShown(all));
  return (
    <RulebookSection
      label={chart.title}
      count={`${shown.length} of ${chart.transitions.length} transitions, in ${runs} runs`}
      title={
        <Link href={chartHref(chart.id, { ...days, tab: "traffic" })} className="hover:underline">
          {chart.title}
        </Link>
      }
    >
      <ul>
        {shown.flatMap(({ id, branch }) => {
          const one = index.transition(id);
          if (!one) return [];
          return [
            <TransitionLine
              key={id}
              index={index}
              transition={one}
              href={chartHref(chart.id, { ...days, tab: "traffic", state: one.source })}
              note={branch ? branchText(entry, branch) : undefined}
            />,
          ];
        })}
      </ul>
    </RulebookSection>
  );
}

/** What no run of any machine took in a period: branches of guards, or all transitions (TRAFFIC-L3). */
export function UntakenPage() {
  const { params } = useAddress();
  const [openedAt] = useState(() => new Date());
  const [attempt, setAttempt] = useState(0);
  const query = params.toString();
  const asked = useMemo(
    () => askedTraffic(new URLSearchParams(query), openedAt),
    [query, openedAt],
  );
  const all = params.get("show") === "all";
  const { machines, problem, read, isDemonstration } = useUntaken(asked, attempt);
  const count = (every: boolean) =>
    machines.reduce((sum, { untaken }) => sum + untaken.filter(isShown(every)).length, 0);
  const days = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));
  const isRead = read === ENTRIES.length;
  return (
    <RulebookPage
      name="Never taken"
      title="What no user took"
      about={
        problem
          ? ""
          : isRead
            ? `From ${asked.from} to ${asked.to}, in ${machines.length} of ${ENTRIES.length} machines; of the others nothing was counted.`
            : `Reading the numbers: ${read} of ${ENTRIES.length} machines …`
      }
    >
      <div className="mt-2">
        <div className="max-w-md">
          <TrafficFilters asked={asked} isStored={false} />
        </div>
        {isDemonstration && <DemonstrationMark />}
      </div>
      {problem ? (
        <NumbersNotice problem={problem} again={() => setAttempt(attempt + 1)} />
      ) : (
        <AskedLists
          label="What is listed"
          lists={SHOWN.map(([name, title]) => ({ name, title, count: count(name === "all") }))}
          shown={all ? "all" : ""}
          onChoose={(show) => replaceParams({ show })}
        />
      )}
      {isRead && count(all) === 0 && <p className="text-muted">Every one was taken.</p>}
      {machines
        .filter(({ untaken }) => untaken.some(isShown(all)))
        .map((machine) => (
          <MachineSection key={machine.entry.chart.id} machine={machine} all={all} days={days} />
        ))}
    </RulebookPage>
  );
}
