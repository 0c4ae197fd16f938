import type { CasePath, CaseStep } from "@marquee/domain/cases/case-path";
import type { CaseFact } from "@marquee/domain/cases/case.schema";
import { formatCentral } from "@marquee/domain/dates/format-dates";
import { formatTime } from "@marquee/domain/traffic/histogram";
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
export const pauseText = (after: number | null): string =>
  after === null ? "" : `after ${formatTime(after)}`;

function Words({ fact, after }: { readonly fact: CaseFact; readonly after: number | null }) {
  const { who, detail } = fact;
  const words = [who.name, detail, pauseText(after)].filter(Boolean).join(" · ");
  return (
    <em title={WHO_TITLES[who.kind]}>
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
    <ol className="case-steps" aria-label="What happened">
      {facts.map((fact, index) => {
        const time = formatCentral(fact.at);
        const isNewDay =
          time.slice(0, DATE_LENGTH) !==
          formatCentral(facts[index - 1]?.at ?? 0).slice(0, DATE_LENGTH);
        const found = numbered.get(fact);
        const day = isNewDay ? time.slice(0, DATE_LENGTH) : "";
        if (!found)
          return (
            <li key={index} className="beside">
              <span className="day">{day}</span>
              <span className="line">
                <span>
                  <span>{`${fact.text} · `}</span>
                  <Words fact={fact} after={null} />
                </span>
                <time dateTime={fact.at}>{time.slice(DATE_LENGTH)}</time>
              </span>
            </li>
          );
        const [number, { after, isGap }] = found;
        return (
          <li key={index}>
            <span className="day">{day}</span>
            <button
              type="button"
              className={number === at ? "line on" : number > at ? "line later" : "line"}
              aria-current={number === at ? "step" : undefined}
              onClick={() => moveTo(number)}
            >
              <i>{number}</i>
              <span>
                <b>{fact.text}</b> <Words fact={fact} after={after} />
                {isGap && (
                  <em className="gap">
                    <Icon name="warning" /> How it came here is not stored.
                  </em>
                )}
              </span>
              <time dateTime={fact.at}>{time.slice(DATE_LENGTH)}</time>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
