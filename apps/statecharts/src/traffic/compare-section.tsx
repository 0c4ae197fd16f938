import { replaceParams } from "../app/address.ts";
import type { AskedComparison } from "./asked-comparison.ts";
import { changeText, type Difference, percent } from "./differences.ts";

const WORDS = { sure: "sure", chance: "may be chance", unknown: "too few" } as const;

const setParam =
  (name: string) => (event: { readonly currentTarget: { readonly value: string } }) =>
    replaceParams({ [name]: event.currentTarget.value });

const valueOf = (asked: AskedComparison): string =>
  asked.tag === "version" ? asked.version : asked.tag === "none" ? "" : asked.tag;

/** What the numbers are compared with: the period before, any other days, or another version that was counted. */
function Choice(props: {
  readonly asked: AskedComparison;
  readonly versions: readonly {
    readonly version: string;
    readonly from: string;
    readonly to: string;
  }[];
}) {
  const { asked, versions } = props;
  return (
    <div className="traffic-filters">
      <label>
        <span>With</span>
        <select className="select" value={valueOf(asked)} onChange={setParam("compared")}>
          <option value="">Nothing</option>
          <option value="before">The period before</option>
          <option value="days">Other days</option>
          {versions.map(({ version, from, to }) => (
            <option key={version} value={version}>
              {`Version ${version.slice(0, 4)}, ${from} to ${to}`}
            </option>
          ))}
        </select>
      </label>
      {asked.tag === "days" && (
        <>
          <label>
            <span>From</span>
            <input
              className="select"
              type="date"
              value={asked.asked.from}
              onChange={setParam("fromB")}
              required
            />
          </label>
          <label>
            <span>To</span>
            <input
              className="select"
              type="date"
              value={asked.asked.to}
              onChange={setParam("toB")}
              required
            />
          </label>
        </>
      )}
    </div>
  );
}

const DifferenceItem = ({ one }: { readonly one: Difference }) => (
  <button
    type="button"
    className={`item${one.sure === "sure" ? " sure" : ""}`}
    disabled={one.state === null}
    onClick={() => replaceParams({ state: one.state ?? "" })}
  >
    <span className="head">
      <b>{one.title}</b>
      <span className="space" />
      <b className="number">{one.sure === "sure" ? changeText(one) : ""}</b>
    </span>
    <span className="head number">
      <span>{`${percent(one.was)} → ${percent(one.is)}`}</span>
      <span className="space" />
      <span className="mute">{WORDS[one.sure]}</span>
    </span>
    {one.stays !== null && (
      <span className="mute number">{`stay ${one.stays[0]} → ${one.stays[1]}`}</span>
    )}
  </button>
);

/** These numbers beside others: what is surely different is marked, what may be chance is quiet (TRAFFIC-D1 to TRAFFIC-D3). */
export function CompareSection(props: {
  readonly asked: AskedComparison;
  readonly versions: readonly {
    readonly version: string;
    readonly from: string;
    readonly to: string;
  }[];
  /** Null while the other numbers are on their way, and without a comparison. */
  readonly differences: readonly Difference[] | null;
}) {
  const { asked, versions, differences } = props;
  const sure = (differences ?? []).filter((one) => one.sure === "sure").length;
  return (
    <section className="section" aria-label="Compare">
      <h3>
        <span>Compare</span>{" "}
        {differences && <span>{`${sure} sure, ${differences.length - sure} may be chance`}</span>}
      </h3>
      <Choice asked={asked} versions={versions} />
      {differences?.length === 0 && (
        <p className="small mute">Nothing was counted of the other one.</p>
      )}
      {differences && (
        <ul aria-label="Differences">
          {differences.map((one) => (
            <li key={one.title}>
              <DifferenceItem one={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
