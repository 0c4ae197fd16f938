import type { ViewControl } from "../canvas/use-view.ts";
import { Icon } from "../top/icon.tsx";

const STEP = 1.2;

/** Zoom, fit and how to read the chart. */
export function ToolBar(props: {
  readonly control: ViewControl;
  readonly isLegendOpen: boolean;
  readonly setLegendOpen: (change: (before: boolean) => boolean) => void;
}) {
  const { control, isLegendOpen, setLegendOpen } = props;
  return (
    <div className="float tools" role="toolbar" aria-label="The canvas">
      <button type="button" aria-label="Smaller" onClick={() => control.zoom(1 / STEP)}>
        <Icon name="minus" />
      </button>
      <output className="number">{Math.round(control.view.scale * 100)} %</output>
      <button type="button" aria-label="Larger" onClick={() => control.zoom(STEP)}>
        <Icon name="plus" />
      </button>
      <hr />
      <button type="button" onClick={control.fit}>
        <Icon name="fit" /> Fit
      </button>
      <button
        type="button"
        className={isLegendOpen ? "on" : ""}
        aria-label="How to read the chart"
        aria-pressed={isLegendOpen}
        onClick={() => setLegendOpen((before) => !before)}
      >
        <Icon name="help" />
      </button>
    </div>
  );
}
