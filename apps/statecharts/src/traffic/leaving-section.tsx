import { leavingPlaces, neverReached } from "@marquee/domain/traffic/leaving";
import { timesInWords } from "@marquee/domain/traffic/histogram";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { partText, stateTitle } from "@marquee/charts/chart/part-text";
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
  // what came to the state that it is for waits for nothing
  const places = leavingPlaces(seen.chart, seen.cells).filter(
    ({ place }) => !isStored || seen.chart.states[place]?.id !== entry.goal,
  );
  const most = Math.max(1, ...places.map(({ left }) => left ?? 0));
  return (
    <section
      className="section"
      aria-label={isStored ? "Still there at the end" : "Where people leave"}
    >
      <h3>
        <span>{isStored ? "Still there at the end" : "Where people leave"}</span>{" "}
        <span>{places.length}</span>
      </h3>
      {places.length === 0 && (
        <p className="small mute">
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
            className={`item leave${id === selected ? " on" : ""}`}
            onClick={() => replaceParams({ state: id })}
          >
            <span className="head">
              <b>{stateTitle(entry.index, id)}</b>
              <span className="space" />
              <b className="number">{seen.words("left", place)}</b>
              <span className="mute number">{percentText(left, there)}</span>
            </span>
            <span className="head">
              <span className="mute">
                of {seen.thereInWords(place)} there
                {median === "" ? " · too few to say how long" : ` · stay ${median}`}
              </span>
              <span className="space" />
              <progress aria-hidden="true" value={left ?? 1} max={most} />
            </span>
          </button>
        );
      })}
    </section>
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
        <span className="mute">{` if not ${branch.guards.map((guard) => `[${guard}]`).join(", ")}`}</span>
      )}
    </li>
  );
  return (
    <section className="section" aria-label="Never in this period">
      <h3>
        Never in this period{" "}
        <span>
          {states.length} of {seen.chart.states.length - 1} states, {transitions.length} of{" "}
          {seen.chart.transitions.length} transitions
        </span>
      </h3>
      <ul className="small">{lines.slice(0, FEW).map(line)}</ul>
      {lines.length > FEW && (
        <details>
          <summary className="small">{`Show all ${lines.length}`}</summary>
          <ul className="small">{lines.slice(FEW).map(line)}</ul>
        </details>
      )}
    </section>
  );
}
