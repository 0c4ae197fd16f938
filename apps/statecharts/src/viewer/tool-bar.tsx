import type { ViewControl } from "../canvas/use-view.ts";
import { Icon } from "../top/icon.tsx";
import { BESIDE_MAP, ToolButton, ToolFrame, ToolLine } from "./tool-button.tsx";

const STEP = 1.2;

/** What lies open above the tools. */
export type OpenList = "legend" | "outline" | null;

/** Zoom, fit, the chart as a list, and how to read it. */
export function ToolBar(props: {
  readonly control: ViewControl;
  readonly openList: OpenList;
  readonly toggleList: (list: OpenList) => void;
  /** Two charts leave no room for the map: the tools are at the right, where the second one is. */
  readonly isAtRight: boolean;
}) {
  const { control, openList, toggleList, isAtRight } = props;
  return (
    <ToolFrame className={isAtRight ? "right-4 bottom-4" : BESIDE_MAP} aria-label="The canvas">
      <ToolButton aria-label="Smaller" onClick={() => control.zoom(1 / STEP)}>
        <Icon name="minus" />
      </ToolButton>
      <output className="min-w-13 text-center text-[0.8125rem] tabular-nums">
        {Math.round(control.view.scale * 100)} %
      </output>
      <ToolButton aria-label="Larger" onClick={() => control.zoom(STEP)}>
        <Icon name="plus" />
      </ToolButton>
      <ToolLine />
      <ToolButton onClick={control.fit}>
        <Icon name="fit" /> Fit
      </ToolButton>
      <ToolButton
        aria-label="Outline"
        aria-pressed={openList === "outline"}
        onClick={() => toggleList("outline")}
      >
        <Icon name="outline" />
      </ToolButton>
      <ToolButton
        aria-label="How to read the chart"
        aria-pressed={openList === "legend"}
        onClick={() => toggleList("legend")}
      >
        <Icon name="help" />
      </ToolButton>
    </ToolFrame>
  );
}
