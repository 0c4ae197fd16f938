import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Layout } from "@marquee/charts/layout/layout";
import { useMemo } from "react";
import { FLOATING } from "./floating.ts";
import type { ViewControl } from "./use-view.ts";

/** Everything of the chart in small: it is rendered once, and not again while the canvas is moved. */
function useParts(index: ChartIndex, layout: Layout, current: ReadonlySet<string>) {
  return useMemo(() => {
    const isArea = (id: string) =>
      index.state(id).children.length > 0 && !layout.collapsed.includes(id);
    const rect = (id: string, className: string) => {
      const [x, y, width, height] = layout.boxes[id] ?? [0, 0, 0, 0];
      return (
        <rect key={id} className={className} x={x} y={y} width={width} height={height} rx={10} />
      );
    };
    const ids = index.chart.states
      .filter(({ id, parent }) => parent !== null && layout.boxes[id])
      .map(({ id }) => id);
    const ways = layout.wires.map(({ points }) => `M${points.map(String).join("L")}`);
    return (
      <>
        {ids.filter(isArea).map((id) => rect(id, "fill-press stroke-line-strong stroke-3"))}
        <path className="fill-none stroke-line-mid stroke-4" d={ways.join("")} />
        {ids
          .filter((id) => !isArea(id))
          .map((id) => rect(id, current.has(id) ? "fill-accent" : "fill-line-mid"))}
      </>
    );
  }, [index, layout, current]);
}

/** The whole chart in small, with the part that the canvas shows. A press goes there. */
export function MiniMap(props: {
  readonly index: ChartIndex;
  readonly layout: Layout;
  readonly current: ReadonlySet<string>;
  readonly control: ViewControl;
}) {
  const { index, layout, current, control } = props;
  const { view, size, centre } = control;
  const parts = useParts(index, layout, current);
  return (
    <div
      className={`${FLOATING} bottom-4 left-4 p-1.5 leading-0 max-[1100px]:hidden`}
      aria-hidden="true"
    >
      <svg
        className="h-25 w-37 cursor-pointer"
        viewBox={`-20 -20 ${layout.width + 40} ${layout.height + 40}`}
        onPointerDown={(event) => {
          const matrix = event.currentTarget.getScreenCTM()?.inverse();
          const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
          centre(point.x, point.y);
        }}
      >
        {parts}
        <rect
          className="fill-accent stroke-accent stroke-5 [fill-opacity:0.07]"
          x={-view.x / view.scale}
          y={-view.y / view.scale}
          width={size.width / view.scale}
          height={size.height / view.scale}
          rx={12}
        />
      </svg>
    </div>
  );
}
