import type { Layout } from "@marquee/charts/layout/layout";
import { useEffect, useState } from "react";
import { type Entry, loadLayouts } from "../charts/entries.ts";

/** How much wider than high a card's picture is. */
const ASPECT = 2.5;

/** A chart in small: its boxes and ways, no words. */
export function Thumbnail({ entry }: { readonly entry: Entry }) {
  const [layout, setLayout] = useState<Layout | null>(null);
  useEffect(() => {
    let isHere = true;
    void loadLayouts(entry.chart.id).then(({ layouts }) => {
      const open = layouts.filter(({ collapsed }) => collapsed.length === 0);
      const scaleOf = ({ width, height }: Layout) => Math.min(ASPECT / width, 1 / height);
      const [wide] = open.toSorted((a, b) => scaleOf(b) - scaleOf(a));
      if (isHere && wide) setLayout(wide);
    });
    return () => {
      isHere = false;
    };
  }, [entry]);
  if (!layout) return <svg aria-hidden="true" />;
  const states = entry.chart.states.filter(({ id, parent }) => parent !== null && layout.boxes[id]);
  return (
    <svg viewBox={`-12 -12 ${layout.width + 24} ${layout.height + 24}`} aria-hidden="true">
      {states
        .filter(({ children }) => children.length > 0)
        .map(({ id }) => {
          const [x, y, width, height] = layout.boxes[id] ?? [0, 0, 0, 0];
          return (
            <rect
              key={id}
              className="thumb-area"
              x={x}
              y={y}
              width={width}
              height={height}
              rx={14}
            />
          );
        })}
      {layout.wires.map(({ points }, at) => (
        <polyline
          key={at}
          className="thumb-way"
          points={points.map(([x, y]) => `${x},${y}`).join(" ")}
        />
      ))}
      {states
        .filter(({ children }) => children.length === 0)
        .map(({ id, kind }) => {
          const [x, y, width, height] = layout.boxes[id] ?? [0, 0, 0, 0];
          return (
            <g key={id}>
              <rect className="thumb-box" x={x} y={y} width={width} height={height} rx={12} />
              {kind === "final" && (
                <rect
                  className="thumb-box"
                  x={x + 6}
                  y={y + 6}
                  width={width - 12}
                  height={height - 12}
                  rx={8}
                />
              )}
              <rect
                className="thumb-name"
                x={x + 14}
                y={y + 16}
                width={Math.max(10, width - 40)}
                height={8}
                rx={4}
              />
            </g>
          );
        })}
    </svg>
  );
}
