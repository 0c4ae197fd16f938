declare module "facts:rules" {
  export const facts: Readonly<
    Record<
      string,
      { readonly text: string; readonly page: string; readonly tests: readonly string[] }
    >
  >;
}
declare module "facts:coverage" {
  import type { Coverage } from "@marquee/charts/walk/coverage";
  export const facts: Readonly<Record<string, Coverage>>;
}
declare module "facts:versions" {
  import type { Chart } from "@marquee/charts/chart/chart";
  /** By version and by id of the chart. */
  export const facts: Readonly<Record<string, Readonly<Record<string, Chart>>>>;
}
declare module "facts:summaries" {
  import type { CoverageSummary } from "@marquee/charts/walk/coverage";
  export const facts: Readonly<Record<string, CoverageSummary & { readonly hash: string }>>;
}
declare module "facts:rulebook" {
  import type { StatedRule } from "../rules/find-rules.ts";
  export const facts: readonly StatedRule[];
}
