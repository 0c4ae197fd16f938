import { replaceParams } from "../app/address.ts";
import type { AskedComparison } from "./asked-comparison.ts";
import { daysText, versionName } from "./compared-panes.ts";

/** A version of the chart that was counted in the period. */
export interface CountedVersion {
  readonly version: string;
  readonly from: string;
  readonly to: string;
}

const setParam =
  (name: string) => (event: { readonly currentTarget: { readonly value: string } }) =>
    // what is compared differs in other things
    replaceParams({ [name]: event.currentTarget.value, item: "" });

const valueOf = (asked: AskedComparison): string =>
  asked.tag === "version" ? asked.version : asked.tag === "none" ? "" : asked.tag;

const versionOption = ({ version, from, to }: CountedVersion) => (
  <option key={version} value={version}>
    {`Version ${versionName(version)}, ${daysText(from, to)}`}
  </option>
);

/** What the numbers are compared with: the period before, any other days, or another version that was counted. */
export function ComparisonChoice(props: {
  readonly asked: AskedComparison;
  readonly versions: readonly CountedVersion[];
  /** The version whose numbers are shown. */
  readonly version: string;
  /** The versions that can be shown. */
  readonly drawn: readonly string[];
}) {
  const { asked, versions, version, drawn } = props;
  const choices = versions.filter((one) => one.version === version || drawn.includes(one.version));
  const day = (label: string, name: "fromB" | "toB", value: string) => (
    <label>
      <span>{label}</span>
      <input className="select" type="date" value={value} onChange={setParam(name)} required />
    </label>
  );
  return (
    <div className="traffic-filters">
      {choices.length > 1 && (
        <label>
          <span>These numbers</span>
          <select className="select" value={version} onChange={setParam("version")}>
            {choices.map(versionOption)}
          </select>
        </label>
      )}
      <label>
        <span>With</span>
        <select className="select" value={valueOf(asked)} onChange={setParam("compared")}>
          <option value="">Nothing</option>
          <option value="before">The period before</option>
          <option value="days">Other days</option>
          {versions.filter((one) => one.version !== version).map(versionOption)}
        </select>
      </label>
      {asked.tag === "days" && day("From", "fromB", asked.asked.from)}
      {asked.tag === "days" && day("To", "toB", asked.asked.to)}
    </div>
  );
}
