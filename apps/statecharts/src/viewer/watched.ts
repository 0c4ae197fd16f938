import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import type { Overlay } from "@marquee/charts/svg/overlay";

/** A chart that the canvas shows in the place of the running one. */
export interface Shown {
  readonly index: ChartIndex;
  readonly layouts: ChartLayouts;
}

/** What a tab that is loaded on demand wants the canvas to show. */
export interface Watched {
  readonly overlay: Overlay;
  /** The innermost states the machine is in. */
  readonly leaves: readonly string[];
  readonly isFollowing: boolean;
  readonly shown?: Shown;
}
