import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Layout } from "@marquee/charts/layout/layout";
import type { ViewControl } from "./use-view.ts";

/** The whole chart in small, with the part that the canvas shows. A press goes there. */
export function MiniMap(props: {
  readonly index: ChartIndex;
  readonly layout: Layout;
  readonly current: ReadonlySet<string>;
  readonly control: ViewControl;
}) {
  const { index, layout, current, control } = props;
  const { view, size, centre } = control;
  const boxOf = (id: string) => layout.boxes[id] ?? [0, 0, 0, 0];
  const states = index.chart.states.filter(({ id, parent }) => parent !== null && layout.boxes[id]);
  const isArea = (id: string) =>
    index.state(id).children.length > 0 && !layout.collapsed.includes(id);
  const rect = (id: string, className: string) => {
    const [x, y, width, height] = boxOf(id);
    return (
      <rect key={id} className={className} x={x} y={y} width={width} height={height} rx={10} />
    );
  };
  return (
    <div className="float map" aria-hidden="true">
      <svg
        viewBox={`-20 -20 ${layout.width + 40} ${layout.height + 40}`}
        onPointerDown={(event) => {
          const matrix = event.currentTarget.getScreenCTM()?.inverse();
          const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
          centre(point.x, point.y);
        }}
      >
        {states.filter(({ id }) => isArea(id)).map(({ id }) => rect(id, "area"))}
        {layout.wires.map(({ points }, at) => (
          <polyline
            key={at}
            className="way"
            points={points.map(([x, y]) => `${x},${y}`).join(" ")}
          />
        ))}
        {states
          .filter(({ id }) => !isArea(id))
          .map(({ id }) => rect(id, current.has(id) ? "box current" : "box"))}
        <rect
          className="seen"
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
