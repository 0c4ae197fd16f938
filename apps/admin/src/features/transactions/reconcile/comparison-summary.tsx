import { formatDay } from "@marquee/domain/dates/format-dates";
import type { Reconciliation } from "@marquee/domain/reconciliation/difference.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";

type Night = Reconciliation["nights"][number];

const nightText = ({ night, isCompared, found, open }: Night): string => {
  const what = !isCompared
    ? "not compared"
    : found === 0
      ? "agreed to the cent"
      : `${found} found, ${open} open`;
  return `${formatDay(night)}: ${what}`;
};

const toneOf = ({ isCompared, open }: Night): string =>
  open > 0 ? "bg-wait-dot" : isCompared ? "bg-ok-tint" : "bg-press";

/** The last thirty nights, one bar each; open differences of a night are also stated in words. */
function Nights({ nights }: Pick<Reconciliation, "nights">) {
  const compared = nights.filter(({ isCompared }) => isCompared);
  const open = nights.filter((night) => night.open > 0);
  // one that was not compared may have what was found when staff asked for it
  const missing = nights.filter((night) => !night.isCompared && night.open === 0).length;
  const agreed = compared.filter((night) => night.found === 0).length;
  return (
    <div>
      <p className="text-small">
        <span className="font-medium">30 nights</span>{" "}
        <span className="text-muted">
          {`${agreed} agreed to the cent, ${open.length} with differences that are open, ${missing} not compared`}
        </span>
      </p>
      <ol
        aria-label="Nights"
        className="mt-1.5 grid grid-cols-[repeat(30,minmax(0,1fr))] gap-1 max-md:gap-0.5"
      >
        {nights.map((night) => (
          <li
            key={night.night}
            title={nightText(night)}
            className={classNames("h-6 rounded-sm", toneOf(night))}
          >
            <span className="sr-only">{nightText(night)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** When the books were compared last, and how the last nights went. */
export function ComparisonSummary({ overview }: { readonly overview: Reconciliation }) {
  const { last, newest, nights } = overview;
  return (
    <section aria-label="Comparison with the providers" className="flex flex-col gap-3">
      {newest?.failure ? <Note tone="wait">{`Not compared. ${newest.failure}.`}</Note> : null}
      <p className="text-small">
        {last?.endedOn ? (
          <>
            <span className="text-muted">Compared </span>
            <Instant at={last.endedOn} />
            <span className="text-muted">{`: ${last.compared} lines, ${last.alike} alike`}</span>
            {last.since === null ? null : (
              <>
                <span className="text-muted">, of money that moved since </span>
                <Instant at={last.since} />
              </>
            )}
          </>
        ) : (
          <span className="text-muted">
            The books have not been compared yet. They are each night at three.
          </span>
        )}
      </p>
      <Nights nights={nights} />
    </section>
  );
}
