import type { CasePath, CaseStep } from "@marquee/domain/cases/case-path";
import type { CaseFact } from "@marquee/domain/cases/case.schema";
import { formatCentral } from "@marquee/domain/dates/format-dates";
import { formatTime } from "@marquee/domain/traffic/histogram";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Icon } from "../top/icon.tsx";

const WHO_TITLES = {
  user: "User",
  provider: "Provider",
  sweeper: "Server",
  system: "Server",
} as const;

/** "2026/03/02 ", before the time. */
const DATE_LENGTH = 11;

/** "after 1 m 35 s": how long it was in the state before. */
const pauseText = (after: number | null): string =>
  after === null ? "" : `after ${formatTime(after)}`;

/** A line: what happened, with its time at the end; a step begins with its number. */
const LINE = "grid w-full items-start gap-2 py-[5px] pr-2";

const Day = ({ day }: { readonly day: string }) =>
  day === "" ? null : (
    <span className="block px-2 pt-2 pb-0.5 text-[0.75rem] text-muted tabular-nums">{day}</span>
  );

const Time = ({ at, children }: { readonly at: string; readonly children: string }) => (
  <time className="text-[0.75rem] whitespace-nowrap text-muted tabular-nums" dateTime={at}>
    {children}
  </time>
);

function Words(props: {
  readonly fact: CaseFact;
  readonly after: number | null;
  readonly isInLine?: boolean;
}) {
  const { fact, after, isInLine = false } = props;
  const { who, detail } = fact;
  const words = [who.name, detail, pauseText(after)].filter(Boolean).join(" · ");
  return (
    <em
      className={`wrap-anywhere text-muted not-italic ${isInLine ? "" : "block"}`}
      title={WHO_TITLES[who.kind]}
    >
      <span className="sr-only">{`${WHO_TITLES[who.kind]}: `}</span>
      <span>{words}</span>
    </em>
  );
}

/** The steps of a case in their order, with what is stored beside them in between (CASE-S2, CASE-S3). */
export function CaseSteps(props: {
  readonly path: CasePath;
  readonly at: number;
  readonly moveTo: (step: number) => void;
}) {
  const { path, at, moveTo } = props;
  const numbered = new Map<CaseFact, readonly [number: number, step: CaseStep]>(
    path.steps.map((step, index) => [step.fact, [index + 1, step]]),
  );
  const facts = [...numbered.keys(), ...path.beside].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
  return (
    <ol className="-mx-2 mb-2" aria-label="What happened">
      {facts.map((fact, index) => {
        const time = formatCentral(fact.at);
        const isNewDay =
          time.slice(0, DATE_LENGTH) !==
          formatCentral(facts[index - 1]?.at ?? 0).slice(0, DATE_LENGTH);
        const found = numbered.get(fact);
        const day = isNewDay ? time.slice(0, DATE_LENGTH) : "";
        if (!found)
          return (
            <li key={index}>
              <Day day={day} />
              <span
                className={`${LINE} grid-cols-[minmax(0,1fr)_auto] pl-10 text-[0.75rem]/4.5 text-muted`}
              >
                <span>
                  <span>{`${fact.text} · `}</span>
                  <Words fact={fact} after={null} isInLine />
                </span>
                <Time at={fact.at}>{time.slice(DATE_LENGTH)}</Time>
              </span>
            </li>
          );
        const [number, { after, isGap }] = found;
        return (
          <li key={index}>
            <Day day={day} />
            <button
              type="button"
              className={classNames(
                LINE,
                "grid-cols-[24px_minmax(0,1fr)_auto] rounded-small pl-2 text-small/4.5",
                number === at && "bg-accent-tint",
              )}
              aria-current={number === at ? "step" : undefined}
              onClick={() => moveTo(number)}
            >
              <i
                className={classNames(
                  "grid h-5 min-w-5 place-items-center rounded-full text-[0.75rem] font-semibold not-italic",
                  number > at
                    ? "text-muted inset-ring inset-ring-line-strong"
                    : "bg-accent text-on-accent",
                )}
              >
                {number}
              </i>
              <span>
                <b className="block font-[550]">{fact.text}</b> <Words fact={fact} after={after} />
                {isGap && (
                  <em className="block wrap-anywhere text-muted not-italic">
                    <Icon name="warning" className="inline size-4 align-[-2px]" /> How it came here
                    is not stored.
                  </em>
                )}
              </span>
              <Time at={fact.at}>{time.slice(DATE_LENGTH)}</Time>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
