import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Overlay } from "@marquee/charts/svg/overlay";
import { STATE_SIGNS } from "../canvas/state-signs.ts";

const indents = ["", "in", "in-in"] as const;

/** Every state of the chart below the one it is in, with what the canvas says of it: the chart as a list. */
export function Outline(props: {
  readonly index: ChartIndex;
  readonly overlay: Overlay;
  readonly goTo: (state: string) => void;
}) {
  const { index, overlay, goTo } = props;
  const inOrder = (id: string): readonly string[] =>
    index.state(id).children.flatMap((child) => [child, ...inOrder(child)]);
  return (
    <nav className="float outline-list" aria-label="States of the chart">
      <b>Outline</b>
      <ul>
        {inOrder(index.chart.id).map((id) => {
          const { title, key, kind } = index.state(id);
          const mark = overlay.states?.[id];
          const [sign = "", meaning = ""] = (mark && STATE_SIGNS[mark]) ?? [];
          const depth = index.path(id).length - 2;
          return (
            <li key={id} className={indents[Math.min(depth, 2)]}>
              <button type="button" onClick={() => goTo(id)}>
                <i aria-hidden="true" className={mark}>
                  {sign}
                </i>
                <span>{title || key}</span>
                {kind === "final" && <em>end</em>}
                {meaning !== "" && <span className="sr-only">{meaning}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
