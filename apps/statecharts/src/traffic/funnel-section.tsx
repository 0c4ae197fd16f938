import { stateTitle } from "@marquee/charts/chart/part-text";
import { hopOf } from "@marquee/domain/traffic/cell";
import { isLeaf, isPassing } from "@marquee/domain/traffic/counted-chart";
import { funnelOf, shareOf } from "@marquee/domain/traffic/funnel";
import { timesInWords } from "@marquee/domain/traffic/histogram";
import { replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { ITEM, ITEM_LINE } from "../panel/item-look.ts";
import { About, Figure, Section } from "../panel/section.tsx";
import { ShareBar } from "../panel/share-bar.tsx";
import { FilterChoice, Filters } from "./filter-field.tsx";
import { FUNNEL_ID } from "./open-funnel.ts";
import { percentText, type SeenTraffic } from "./seen-traffic.ts";
import { TimesChart } from "./times-chart.tsx";

/** How many came from one state to another in one run, how long it took, and by which ways (TRAFFIC-F1, TRAFFIC-F2). */
export function FunnelSection({
  entry,
  seen,
  selected,
}: {
  readonly entry: Entry;
  readonly seen: SeenTraffic;
  /** The state that is open on the chart. */
  readonly selected: string | null;
}) {
  const { params } = useAddress();
  const { chart } = seen;
  const open = chart.states.flatMap((_, place) =>
    place > 0 && isLeaf(chart, place) && !isPassing(chart, place) ? [place] : [],
  );
  const placeOf = (name: string, usual: number | undefined) =>
    open.find((place) => chart.states[place]?.id === params.get(name)) ?? usual ?? 0;
  const reach = (place: number) => seen.there(place) ?? 0;
  const isEnd = (place: number) =>
    chart.states[place]?.kind === "final" || chart.states[place]?.id === entry.goal;
  const from = placeOf(
    "a",
    open.find((place) => chart.states[place]?.id === selected && !isEnd(place)) ??
      // the state that most come to, the first of several
      open.filter((place) => !isEnd(place)).toSorted((a, b) => reach(b) - reach(a))[0] ??
      open[0],
  );
  const to = placeOf(
    "b",
    open.find((place) => chart.states[place]?.id === entry.goal) ??
      // the end that most come to
      open
        .filter((place) => chart.states[place]?.kind === "final")
        .toSorted((a, b) => reach(b) - reach(a))[0] ??
      open.at(-1),
  );
  const titleOf = (place: number) => stateTitle(entry.index, chart.states[place]?.id ?? "");
  const funnel = funnelOf(seen.cells, from, to);
  const share = shareOf(funnel.to, funnel.from);
  const { median, p90 } = timesInWords(funnel.times);
  // a number that is not told may have a range
  const came = seen.words("reach", hopOf(from, to));
  const sentence = [
    `came from ${titleOf(from)} to ${titleOf(to)}: ${came} of ${seen.words("reach", hopOf(from, from))} runs`,
    ...(median === "" ? [] : [`in ${median} median`]),
    ...(p90 === "" ? [] : [`${p90} p90`]),
    "whatever lies between.",
  ].join(", ");
  const pick = (label: string, name: string, value: number) => (
    <FilterChoice
      label={label}
      value={chart.states[value]?.id}
      onChange={(event) => replaceParams({ [name]: event.currentTarget.value })}
    >
      {open.map((place) => (
        <option key={place} value={chart.states[place]?.id}>
          {titleOf(place)}
        </option>
      ))}
    </FilterChoice>
  );
  return (
    <Section id={FUNNEL_ID} label="Funnel" title="From one state to another">
      <Filters>
        {pick("From", "a", from)}
        {pick("To", "b", to)}
      </Filters>
      <About>
        <Figure>{share === null ? came : percentText(funnel.to, funnel.from)}</Figure>{" "}
        <span>{sentence}</span>
      </About>
      <TimesChart times={funnel.times} label={`Time from ${titleOf(from)} to ${titleOf(to)}`} />
      {funnel.ways.length > 0 && (
        <ol aria-label="Ways that were used">
          {funnel.ways.map(({ places, n }) => (
            <li key={places.join(".")} className={ITEM}>
              <span className={ITEM_LINE}>
                <b className="tabular-nums">{n.toLocaleString("en-CA")}</b>
                <span className="text-muted tabular-nums">{percentText(n, funnel.to)}</span>
                <span className="flex-1" />
                <ShareBar colour="all" value={n} max={funnel.ways[0]?.n ?? 1} />
              </span>
              <span>{places.map(titleOf).join(" › ")}</span>
            </li>
          ))}
        </ol>
      )}
      {funnel.others !== null && funnel.others > 0 && (
        <p className="text-tiny text-muted">{`${funnel.others.toLocaleString("en-CA")} by other ways, each under 5 or longer than sixteen states.`}</p>
      )}
    </Section>
  );
}
