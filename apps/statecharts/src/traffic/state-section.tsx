import { stateTitle } from "@marquee/charts/chart/part-text";
import { placesOf } from "@marquee/domain/traffic/cell";
import { timesInWords } from "@marquee/domain/traffic/histogram";
import { Button } from "@marquee/ui/controls/button.tsx";
import type { Entry } from "../charts/entry.ts";
import { About, Headline, Section, SectionTitle } from "../panel/section.tsx";
import { openFunnel } from "./open-funnel.ts";
import { percentText, type SeenTraffic } from "./seen-traffic.ts";
import { TimesChart } from "./times-chart.tsx";

/** The state that is open: how long people stay, where they came from and went to, passing states folded (TRAFFIC-E3). */
export function StateSection(props: {
  readonly entry: Entry;
  readonly seen: SeenTraffic;
  readonly selected: string;
}) {
  const { entry, seen, selected } = props;
  const place = seen.chart.states.findIndex(({ id }) => id === selected);
  const titleOf = (at: number) => stateTitle(entry.index, seen.chart.states[at]?.id ?? "");
  const hops = (side: 0 | 1) =>
    seen.cells
      .filter(({ what, of }) => what === "hop" && placesOf(of)[side] === place)
      .map(({ of, n }) => ({ of, other: placesOf(of)[1 - side] ?? 0, n }))
      .toSorted((a, b) => (b.n ?? 0) - (a.n ?? 0));
  const times = seen.times("state", place);
  const { median, p90 } = timesInWords(times);
  const list = (title: string, side: 0 | 1, className = "") => {
    const others = hops(side);
    return (
      others.length > 0 && (
        <>
          <SectionTitle className={className}>{title}</SectionTitle>
          <ul className="mb-2 text-tiny">
            {others.map(({ other, of }) => (
              <li key={other} className="flex min-w-0 items-center gap-2">
                <span>{titleOf(other)}</span>
                <span className="flex-1" />
                <b className="tabular-nums">{seen.words("hop", of)}</b>
              </li>
            ))}
          </ul>
        </>
      )
    );
  };
  return (
    <Section label={titleOf(place)}>
      <Headline>{titleOf(place)}</Headline>
      <About>{entry.index.find(selected)?.description}</About>
      <About>
        {seen.thereInWords(place)} runs, {percentText(seen.there(place), seen.runs) || "no share"}{" "}
        of all
        {median === "" ? "" : `; stay ${median} median`}
        {p90 === "" ? "" : `, ${p90} p90`}
        {entry.goal === null ? ". Time while the page is looked at." : ". Time by the clock."}
      </About>
      <TimesChart times={times} label={`Time in ${titleOf(place)}`} />
      {list("Came from", 1)}
      {list("Went to next", 0, "mt-4")}
      <div className="flex min-w-0 items-center gap-2">
        <Button size="sm" variant="quiet" onClick={() => openFunnel({ a: selected })}>
          Funnel from here
        </Button>
        <Button size="sm" variant="quiet" onClick={() => openFunnel({ b: selected })}>
          Funnel to here
        </Button>
      </div>
    </Section>
  );
}
