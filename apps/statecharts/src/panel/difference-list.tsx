import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import { stateTitle } from "@marquee/charts/chart/part-text";
import type { Difference } from "@marquee/charts/compare/compare-charts";

const NAMES: Readonly<Record<string, string>> = {
  targets: "leads to",
  guard: "only if",
  actions: "runs",
  entry: "on entry",
  exit: "on exit",
  initial: "begins in",
  invokes: "calls",
  reenters: "enters anew",
  label: "reads",
  description: "means",
  title: "title",
};

const shownValue = (value: unknown): string => {
  if (typeof value === "object" && value !== null && "source" in value) return String(value.source);
  return typeof value === "string" ? value : JSON.stringify(value);
};

function valueText(index: ChartIndex, { property }: Difference, value: unknown): string {
  if (property === "targets" && Array.isArray(value) && value.length === 0) return "stays";
  if (Array.isArray(value) && value.length > 0)
    return value
      .map((one) => (property === "targets" ? stateTitle(index, String(one)) : shownValue(one)))
      .join(", ");
  if (property === "initial" && typeof value === "string") return stateTitle(index, value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  const isNothing = value === null || value === undefined || value === "" || Array.isArray(value);
  if (!isNothing) return shownValue(value);
  return property === "guard" ? "always" : "nothing";
}

/** The properties that differ: what was, struck, and what is. */
export function DifferenceList(props: {
  readonly index: ChartIndex;
  readonly differences: readonly Difference[];
}) {
  const { index, differences } = props;
  if (differences.length === 0) return null;
  return (
    <dl className="grid grid-cols-[64px_1fr] gap-x-2 gap-y-0.5 wrap-anywhere">
      {differences.map((one) => (
        <div key={one.property} className="contents">
          <dt className="text-muted">{NAMES[one.property] ?? one.property}</dt>
          <dd>
            <del className="text-bad-sign">{valueText(index, one, one.before)}</del>
            <br />
            <ins className="font-[550] text-ok-sign no-underline">
              {valueText(index, one, one.after)}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
