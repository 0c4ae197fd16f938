import { partText, stateTitle } from "@marquee/charts/chart/part-text";
import { timesInWords } from "@marquee/domain/traffic/histogram";
import { leavingPlaces, neverReached } from "@marquee/domain/traffic/leaving";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { ITEM_LINE, itemLook } from "../panel/item-look.ts";
import { Section } from "../panel/section.tsx";
import { ShareBar } from "../panel/share-bar.tsx";
import { branchesFirst, type Untaken } from "../untaken/read-untaken.ts";
import { percentText, type SeenTraffic } from "./seen-traffic.ts";

/** Where people leave, most first: how many of how many, and how long they stay (TRAFFIC-L1). */
export function LeavingSection(props: {
  readonly entry: Entry;
  readonly seen: SeenTraffic;
  readonly selected: string | null;
}) {
  const { entry, seen, selected } = props;
  const isStored = entry.goal !== null;
  // a run that has reached the goal does not wait for anything
  const places = leavingPlaces(seen.chart, seen.cells).filter(
    ({ place }) => !isStored || seen.chart.states[place]?.id !== entry.goal,
  );
  const most = Math.max(1, ...places.map(({ left }) => left ?? 0));
  const title = isStored ? "Still there at the end" : "Where people leave";
  return (
    <Section title={title} end={places.length}>
      {places.length === 0 && (
        <p className="text-tiny text-muted">
          {isStored ? "Nothing waits." : "No run was left in this period."}
        </p>
      )}
      {places.map(({ place, left, there, times }) => {
        const id = seen.chart.states[place]?.id ?? "";
        const { median } = timesInWords(times);
        return (
          <button
            key={place}
            type="button"
            className={itemLook(id === selected)}
            onClick={() => replaceParams({ state: id })}
          >
            <span className={ITEM_LINE}>
              <b>{stateTitle(entry.index, id)}</b>
              <span className="flex-1" />
              <b className="tabular-nums">{seen.words("left", place)}</b>
              <span className="text-muted tabular-nums">{percentText(left, there)}</span>
            </span>
            <span className={ITEM_LINE}>
              <span className="text-muted">
                of {seen.thereInWords(place)} there
                {median === "" ? " · too few to say how long" : ` · stay ${median}`}
              </span>
              <span className="flex-1" />
              <ShareBar colour="left" value={left ?? 1} max={most} />
            </span>
          </button>
        );
      })}
    </Section>
  );
}

const FEW = 6;

/** What no run came to in the period (TRAFFIC-L2). */
export function NeverSection(props: {
  readonly entry: Entry;
  readonly seen: SeenTraffic;
  readonly show: (id: string) => void;
}) {
  const { entry, seen, show } = props;
  const { states, transitions } = neverReached(seen.chart, seen.cells);
  const untaken = transitions.map((at) => seen.chart.transitions[at]?.id ?? "");
  const parts = branchesFirst(entry, untaken);
  const [branches, others] = [
    parts.filter(({ branch }) => branch),
    parts.filter(({ branch }) => !branch),
  ];
  const lines: readonly Untaken[] = [
    ...branches,
    ...states.map((place) => ({ id: seen.chart.states[place]?.id ?? "", branch: null })),
    ...others,
  ];
  const line = ({ id, branch }: Untaken) => (
    <li key={id}>
      <button type="button" className="link" onClick={() => show(id)}>
        {partText(entry.index, id)}
      </button>
      {branch?.says === "no" && (
        <span className="text-muted">{` if not ${branch.guards.map((guard) => `[${guard}]`).join(", ")}`}</span>
      )}
    </li>
  );
  return (
    <Section
      title="Never in this period"
      end={`${states.length} of ${seen.chart.states.length - 1} states, ${transitions.length} of ${seen.chart.transitions.length} transitions`}
    >
      <ul className="mb-2 text-tiny">{lines.slice(0, FEW).map(line)}</ul>
      {lines.length > FEW && (
        <details>
          <summary className="text-tiny">{`Show all ${lines.length}`}</summary>
          <ul className="text-tiny">{lines.slice(FEW).map(line)}</ul>
        </details>
      )}
    </Section>
  );
}
