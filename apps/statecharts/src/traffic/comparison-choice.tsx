import { replaceParams } from "../app/address.ts";
import type { AskedComparison } from "./asked-comparison.ts";
import { daysText, versionName } from "./compared-panes.ts";
import { FilterChoice, FilterDay, Filters } from "./filter-field.tsx";

/** A version of the chart that was counted in the period. */
export interface CountedVersion {
  readonly version: string;
  readonly from: string;
  readonly to: string;
}

const setParam =
  (name: string) => (event: { readonly currentTarget: { readonly value: string } }) =>
    // another comparison has other items
    replaceParams({ [name]: event.currentTarget.value, item: "" });

function valueOf(asked: AskedComparison): string {
  if (asked.tag === "version") return asked.version;
  return asked.tag === "none" ? "" : asked.tag;
}

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
  return (
    <Filters>
      {choices.length > 1 && (
        <FilterChoice label="These numbers" value={version} onChange={setParam("version")}>
          {choices.map(versionOption)}
        </FilterChoice>
      )}
      <FilterChoice label="With" value={valueOf(asked)} onChange={setParam("compared")}>
        <option value="">Nothing</option>
        <option value="before">The period before</option>
        <option value="days">Other days</option>
        {versions.filter((one) => one.version !== version).map(versionOption)}
      </FilterChoice>
      {asked.tag === "days" && (
        <>
          <FilterDay label="From" value={asked.asked.from} onChange={setParam("fromB")} />
          <FilterDay label="To" value={asked.asked.to} onChange={setParam("toB")} />
        </>
      )}
    </Filters>
  );
}
