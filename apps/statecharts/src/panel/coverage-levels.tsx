import { type Coverage, type Level, LEVELS } from "@marquee/charts/walk/coverage";
import { replaceParams } from "../app/address.ts";
import { CoverageBar } from "../charts/coverage-bar.tsx";
import type { Entry } from "../charts/entry.ts";
import { halfSeen } from "../charts/half-seen.ts";
import { ASKED, type AskedLevel, LEVEL_NAMES, untakenAt } from "../charts/tested-at.ts";
import { Figure, Section } from "./section.tsx";
import { ShareBar } from "./share-bar.tsx";
import { TransitionItem } from "./transition-item.tsx";
import type { Items } from "./use-items.ts";

const BY: Readonly<Record<AskedLevel, string>> = {
  any: "by the tests of any level",
  machine: "by tests of the machine alone",
  screen: "by tests of its screen",
  application: "by browser tests",
};

/** How much tests exercise, of each level, and which level the chart shows. */
export function CoverageLevels({
  entry,
  level,
}: {
  readonly entry: Entry;
  readonly level: AskedLevel;
}) {
  const { transitions } = entry.summary;
  const takenAt = (asked: AskedLevel) => transitions - untakenAt(entry, asked).length;
  const taken = takenAt(level);
  const untaken = new Set(untakenAt(entry, level));
  const half = halfSeen(entry).filter(({ id }) => !untaken.has(id)).length;
  const percent = transitions === 0 ? 0 : Math.floor((taken / transitions) * 100);
  return (
    <>
      <div className="flex min-w-0 items-center gap-2">
        <Figure>{percent} %</Figure>
        <span className="text-tiny text-muted">
          {taken} of {transitions} transitions, {BY[level]}
        </span>
      </div>
      <CoverageBar transitions={transitions} taken={taken} half={half} className="mt-2 mb-2.5" />
      <div className="-mx-2 mb-2.5" role="group" aria-label="Tests of which level">
        {ASKED.map((asked) => (
          <button
            key={asked}
            type="button"
            className="grid h-8 w-full grid-cols-[84px_1fr_72px] items-center gap-3 rounded-control px-2 text-[0.8125rem] hover:bg-press aria-pressed:bg-accent-tint aria-pressed:font-semibold aria-pressed:text-accent-text"
            aria-pressed={asked === level}
            onClick={() => replaceParams({ level: asked === "any" ? "" : asked, item: "" })}
          >
            {LEVEL_NAMES[asked]}
            <ShareBar
              value={takenAt(asked)}
              max={transitions}
              className="h-1.5 w-full rounded-[3px]"
              colour="ok"
            />
            <span className="text-right tabular-nums">
              {takenAt(asked)} / {transitions}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

const UNTAKEN: Readonly<Record<AskedLevel, string>> = {
  any: "No test exercises these",
  machine: "No test of the machine alone exercises these",
  screen: "No test of a screen exercises these",
  application: "No browser test exercises these",
};

const AT: Readonly<Record<Level, string>> = {
  machine: "the machine alone",
  screen: "its screen",
  application: "the whole app",
};

/** What exercises a transition instead, or why nothing can. */
function Instead(props: {
  readonly coverage: Coverage;
  readonly id: string;
  readonly level: AskedLevel;
}) {
  const { coverage, id, level } = props;
  const reason = level === "screen" ? coverage.notOnScreen[id] : undefined;
  const levels = LEVELS.filter((one) =>
    coverage.takenBy[id]?.some((at) => coverage.tests[at]?.level === one),
  );
  return (
    <>
      {reason !== undefined && <span>Not on the screen: {reason} </span>}
      {levels.length === 0 ? (
        <b className="text-bad-sign">No reason given.</b>
      ) : (
        <span className="text-muted">
          Tests of {levels.map((one) => AT[one]).join(" and ")} do.
        </span>
      )}
    </>
  );
}

/** The transitions that no test of a level takes, each with what takes it instead. */
export function Untaken(props: {
  readonly entry: Entry;
  readonly coverage: Coverage;
  readonly level: AskedLevel;
  readonly items: Items;
}) {
  const { entry, coverage, level, items } = props;
  const untaken = untakenAt(entry, level);
  const isNeverRun = level === "application" && !coverage.tests.some((one) => one.level === level);
  return (
    <Section title={UNTAKEN[level]} end={untaken.length}>
      {untaken.length === 0 && (
        <p className="text-tiny text-muted">Every transition is exercised {BY[level]}.</p>
      )}
      {level === "screen" && entry.noScreen !== null && (
        <p className="text-tiny text-muted">
          No screen shows this machine itself. {entry.noScreen}
        </p>
      )}
      {isNeverRun && (
        <p className="text-tiny text-muted">
          No browser test was recorded on this version of the chart.
        </p>
      )}
      {untaken.map((id) => (
        <TransitionItem key={id} entry={entry} id={id} items={items}>
          <Instead coverage={coverage} id={id} level={level} />
        </TransitionItem>
      ))}
    </Section>
  );
}
