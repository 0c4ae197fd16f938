import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import type { Overlay } from "@marquee/charts/svg/overlay";

/** A chart that the canvas shows in the place of the running one. */
export interface Shown {
  readonly index: ChartIndex;
  readonly layouts: ChartLayouts;
}

/** What is said above one of two charts. */
export interface PaneTitle {
  readonly title: string;
  readonly about: string;
  /** The number that the two are compared by first. */
  readonly figure: string;
}

/** A chart to the left of the shown one, with every part at the same place: both are moved and scaled together. */
export interface Beside {
  /** Another version; null for the chart that is shown itself. */
  readonly shown: Shown | null;
  readonly overlay: Overlay;
  readonly titles: readonly [beside: PaneTitle, own: PaneTitle];
  /** What differs, a line each, for an image of both. */
  readonly lines: readonly string[];
}

/** What a tab that is loaded on demand wants the canvas to show. */
export interface Watched {
  readonly overlay: Overlay;
  /** The innermost states the machine is in. */
  readonly leaves: readonly string[];
  readonly isFollowing: boolean;
  readonly shown?: Shown;
  readonly beside?: Beside;
  /** What an image of the chart says above it: which days or versions it shows. */
  readonly caption?: PaneTitle;
  /** What a shared address has to name so that it shows the same on another day. */
  readonly shared?: Readonly<Record<string, string>>;
}

export const UNWATCHED: Watched = { overlay: {}, leaves: [], isFollowing: false };
