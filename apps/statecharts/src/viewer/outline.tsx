import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Overlay } from "@marquee/charts/svg/overlay";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { FLOATING } from "../canvas/floating.ts";
import { STATE_SIGNS } from "../canvas/state-signs.ts";

const INDENTS = ["pl-2", "pl-6.5", "pl-11"] as const;

/** The colours of what the canvas says of a state; what is besides is muted. */
const SIGN_COLOURS: Readonly<Record<string, string>> = {
  current: "text-accent-text",
  around: "text-accent-text",
  covered: "text-ok-sign",
  added: "text-ok-sign",
  uncovered: "text-bad-sign",
  removed: "text-bad-sign",
};

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
    <nav
      className={`${FLOATING} bottom-16.5 left-48 max-h-[calc(100%-90px)] w-65 overflow-auto px-2 pt-3 pb-2 text-[0.8125rem] max-[1100px]:left-4`}
      aria-label="States of the chart"
    >
      <b className="px-2 text-[0.75rem]">Outline</b>
      <ul>
        {inOrder(index.chart.id).map((id) => {
          const { title, key, kind } = index.state(id);
          const mark = overlay.states?.[id];
          const [sign = "", meaning = ""] = (mark && STATE_SIGNS[mark]) ?? [];
          const depth = index.path(id).length - 2;
          return (
            <li key={id}>
              <button
                type="button"
                className={classNames(
                  "flex min-h-7 w-full items-center gap-2 rounded-small pr-2 hover:bg-press",
                  INDENTS[Math.min(depth, 2)],
                )}
                onClick={() => goTo(id)}
              >
                <i
                  aria-hidden="true"
                  className={`w-3 text-center font-[650] not-italic ${SIGN_COLOURS[mark ?? ""] ?? "text-muted"}`}
                >
                  {sign}
                </i>
                <span>{title || key}</span>
                {kind === "final" && <em className="text-[0.75rem] text-muted not-italic">end</em>}
                {meaning !== "" && <span className="sr-only">{meaning}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
