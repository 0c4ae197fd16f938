// oxlint-disable typescript/consistent-type-imports -- a module that is only declared cannot import from a relative path
declare module "facts:rules" {
  export const facts: Readonly<
    Record<
      string,
      { readonly text: string; readonly page: string; readonly tests: readonly string[] }
    >
  >;
}
declare module "facts:rulebook" {
  export const facts: readonly import("../rules/find-rules.ts").StatedRule[];
}
declare module "facts:listing" {
  export const facts: readonly import("./listing.ts").Listed[];
}
declare module "facts:entries" {
  export const facts: readonly import("./entry.ts").EntryFacts[];
}
declare module "facts:thumbnails" {
  export const facts: Readonly<Record<string, import("../gallery/thumbnail.tsx").SmallChart>>;
}
declare module "facts:chart" {
  export const load: Readonly<
    Record<
      string,
      () => Promise<
        import("./entry.ts").EntryFacts & {
          readonly layouts: import("@marquee/charts/layout/layout").ChartLayouts;
        }
      >
    >
  >;
}
declare module "facts:coverage" {
  export const load: Readonly<
    Record<string, () => Promise<import("@marquee/charts/walk/coverage").Coverage>>
  >;
}
declare module "facts:versions" {
  /** The saved charts of one machine, by version. */
  export const load: Readonly<
    Record<
      string,
      () => Promise<Readonly<Record<string, import("./earlier-version.ts").EarlierVersion>>>
    >
  >;
}
declare module "facts:rights" {
  export const facts: readonly import("../rules/rights-table.tsx").Right[];
}
declare module "facts:approval" {
  export const facts: readonly import("../rules/approval-effect.tsx").ApprovalEffect[];
}
declare module "facts:latestVersion" {
  /** The name of the version that was saved last; null if none was. */
  export const facts: string | null;
}
declare module "facts:versionCharts" {
  export const load: Readonly<
    Record<string, () => Promise<import("./version-charts.ts").VersionCharts>>
  >;
}
declare module "facts:counted" {
  export const load: Readonly<
    Record<
      string,
      () => Promise<
        Readonly<Record<string, import("@marquee/domain/traffic/counted-chart").CountedChart>>
      >
    >
  >;
}
