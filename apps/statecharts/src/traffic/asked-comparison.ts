import { isDay } from "@marquee/domain/dates/days";
import { type AskedTraffic, periodBefore } from "./asked-traffic.ts";

/** What the numbers are compared with, as the address holds it: other days, or another version of the chart in the same days. */
export type AskedComparison =
  | { readonly tag: "none" }
  | { readonly tag: "before" | "days"; readonly asked: AskedTraffic }
  | { readonly tag: "version"; readonly version: string };

const VERSION = /^[0-9a-f]{16}$/;

/** Reads it; what the address has that is nothing compares with nothing (TRAFFIC-E4). */
export function askedComparison(params: URLSearchParams, asked: AskedTraffic): AskedComparison {
  const named = params.get("compared") ?? "";
  const before = periodBefore(asked);
  if (named === "before" || named === "1") return { tag: "before", asked: before };
  if (VERSION.test(named)) return { tag: "version", version: named };
  if (named !== "days") return { tag: "none" };
  const day = (name: string, usual: string) => {
    const given = params.get(name) ?? "";
    return isDay(given) ? given : usual;
  };
  return {
    tag: "days",
    asked: { ...asked, from: day("fromB", before.from), to: day("toB", before.to) },
  };
}
