import type { ViewControl } from "../canvas/use-view.ts";
import { Icon } from "../top/icon.tsx";

const STEP = 1.2;

/** What lies open above the tools. */
export type OpenList = "legend" | "outline" | null;

/** Zoom, fit, the chart as a list, and how to read it. */
export function ToolBar(props: {
  readonly control: ViewControl;
  readonly openList: OpenList;
  readonly toggleList: (list: OpenList) => void;
}) {
  const { control, openList, toggleList } = props;
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
        className={openList === "outline" ? "on" : ""}
        aria-label="Outline"
        aria-pressed={openList === "outline"}
        onClick={() => toggleList("outline")}
      >
        <Icon name="outline" />
      </button>
      <button
        type="button"
        className={openList === "legend" ? "on" : ""}
        aria-label="How to read the chart"
        aria-pressed={openList === "legend"}
        onClick={() => toggleList("legend")}
      >
        <Icon name="help" />
      </button>
    </div>
  );
}
