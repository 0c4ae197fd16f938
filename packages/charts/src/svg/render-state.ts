import type { ChartState } from "../chart/chart.ts";
import { anyId, initialId, type Box, type Layout } from "../layout/layout.ts";
import { ANY, HEAD, LABEL, ROW, rowsHeight, STATE } from "../layout/measures.ts";
import type { VisibleChart } from "../layout/visible-chart.ts";
import { pointedClass, type Overlay } from "./overlay.ts";
import { renderCount } from "./render-count.ts";
import { renderLabel } from "./render-label.ts";
import { svgElement, type SvgElement } from "./svg-element.ts";

const bolt = (x: number, y: number): SvgElement =>
  svgElement("path", { class: "bolt", d: `M${x} ${y}l-5 7h5l-1 6 5-7h-5z` });

/** The calls of a state and the transitions that stay in it, from `top` downwards. */
function renderRows(
  visible: VisibleChart,
  state: ChartState,
  [x, , width]: Box,
  top: number,
  overlay: Overlay,
): readonly SvgElement[] {
  let y = top;
  const rows: SvgElement[] = [];
  for (const { source } of state.invokes) {
    if (y === top) rows.push(svgElement("line", { x1: x, x2: x + width, y1: y, y2: y }));
    rows.push(
      bolt(x + 18, y + 6),
      svgElement("text", { class: "invoke", x: x + 28, y: y + 17 }, source),
    );
    y += ROW.invoke;
  }
  const transitions = visible.rows(state.id);
  if (transitions.length > 0) {
    rows.push(svgElement("line", { x1: x, x2: x + width, y1: y + 2, y2: y + 2 }));
    y += ROW.pad;
  }
  for (const transition of transitions) {
    const room: Box = [x, y + 2, width, LABEL.height];
    rows.push(renderLabel(transition, room, overlay));
    y += ROW.transition;
  }
  return rows;
}

const SIGNS: Readonly<Record<string, string>> = { added: "+", changed: "~", removed: "−" };

function renderPin(
  overlay: Overlay,
  stateId: string,
  [left, y, width]: Box,
): readonly SvgElement[] {
  const number = overlay.pins?.[stateId];
  if (number === undefined) return [];
  // beside the sign, if there is one
  const x = SIGNS[overlay.states?.[stateId] ?? ""] === undefined ? left : left - 19;
  return [
    svgElement(
      "g",
      { class: "pin" },
      svgElement("circle", { cx: x + width - 2, cy: y + 1, r: 9 }),
      svgElement("text", { x: x + width - 2, y: y + 5.2 }, number),
    ),
  ];
}

function renderSign(mark: string, [x, y, width]: Box): readonly SvgElement[] {
  const sign = SIGNS[mark];
  if (sign === undefined) return [];
  return [
    svgElement("circle", { class: "badge", cx: x + width - 2, cy: y + 1, r: 8 }),
    svgElement("text", { class: "sign", x: x + width - 2, y: y + 5.4 }, sign),
  ];
}

const neverClass = (overlay: Overlay, stateId: string): string =>
  overlay.counts?.states[stateId]?.isNever ? " never" : "";

const renderTitle = (state: ChartState): SvgElement =>
  svgElement("title", {}, [state.title, state.description].filter(Boolean).join(". "));

const stateMark = (overlay: Overlay, { id }: ChartState): string => overlay.states?.[id] ?? "";

/** A state that contains nothing, or is collapsed. */
export function renderState(
  visible: VisibleChart,
  layout: Layout,
  state: ChartState,
  overlay: Overlay,
): SvgElement {
  const box = layout.boxes[state.id] ?? [0, 0, 0, 0];
  const [x, y, width, height] = box;
  const mark = stateMark(overlay, state);
  const isFinal = state.kind === "final";
  const collapsed = state.children.length > 0;
  return svgElement(
    "g",
    {
      class: `state ${state.kind} ${mark}${neverClass(overlay, state.id)}${pointedClass(overlay, state.id)}`,
      "data-state": state.id,
    },
    renderTitle(state),
    mark === "current"
      ? svgElement("rect", {
          class: "halo",
          x: x - 5,
          y: y - 5,
          width: width + 10,
          height: height + 10,
          rx: 13,
        })
      : null,
    svgElement("rect", { class: "outline", x, y, width, height, rx: isFinal ? 10 : 8 }),
    isFinal
      ? svgElement("rect", {
          class: "inner",
          x: x + 3.5,
          y: y + 3.5,
          width: width - 7,
          height: height - 7,
          rx: 7,
        })
      : null,
    svgElement("text", { class: "title", x: x + STATE.pad, y: y + 22 }, state.title || state.key),
    svgElement("text", { class: "key", x: x + STATE.pad, y: y + 39 }, state.key),
    collapsed
      ? svgElement(
          "g",
          { class: "more", "data-toggle": state.id },
          svgElement("rect", { x: x + width - 46, y: y + 27, width: 36, height: 18, rx: 5 }),
          svgElement(
            "text",
            { x: x + width - 28, y: y + 40.4 },
            `${state.kind === "parallel" ? "‖ " : ""}${state.children.length} ▸`,
          ),
        )
      : null,
    ...renderRows(visible, state, box, y + STATE.height - 5, overlay),
    ...renderSign(mark, box),
    ...renderCount(overlay, state.id, box),
    ...renderPin(overlay, state.id, box),
  );
}

const isRegion = (visible: VisibleChart, { parent }: ChartState): boolean =>
  parent !== null && visible.index.state(parent).kind === "parallel";

/** The frame of a state that contains others; the machine itself has none. */
const frameBox = (layout: Layout, { id, parent }: ChartState): Box | null =>
  parent === null ? null : (layout.boxes[id] ?? null);

/** The outline of a state that contains others. */
export function renderFrame(
  visible: VisibleChart,
  layout: Layout,
  state: ChartState,
  overlay: Overlay,
): SvgElement | null {
  const box = frameBox(layout, state);
  if (!box) return null;
  const [x, y, width, height] = box;
  const kind = isRegion(visible, state) ? "frame region" : "frame";
  return svgElement(
    "g",
    {
      class: `${kind} ${stateMark(overlay, state)}${pointedClass(overlay, state.id)}`,
      "data-state": state.id,
    },
    renderTitle(state),
    svgElement("rect", { class: "outline", x, y, width, height, rx: 12 }),
  );
}

/** The head of a frame, above the lines that cross it. */
export function renderHead(
  visible: VisibleChart,
  layout: Layout,
  state: ChartState,
  overlay: Overlay,
): SvgElement | null {
  const box = frameBox(layout, state);
  if (!box) return null;
  const [x, y] = box;
  return svgElement(
    "g",
    { class: `frame ${stateMark(overlay, state)}`, "data-frame": state.id },
    svgElement(
      "g",
      { class: "caret", "data-toggle": state.id },
      svgElement("rect", { x: x + 6, y: y + 6, width: 24, height: 20, rx: 6 }),
      svgElement("path", { d: `M${x + 14} ${y + 14}l3.5 4 3.5-4` }),
    ),
    svgElement(
      "text",
      { class: "title", x: x + HEAD.caret, y: y + 20.5 },
      `${isRegion(visible, state) ? "‖ " : ""}${state.title || state.key}`,
      svgElement("tspan", { class: "key", dx: 6 }, state.key),
    ),
    ...renderRows(visible, state, box, y + HEAD.height - 6, overlay),
    ...renderPin(overlay, state.id, box),
  );
}

/** The dot in front of the initial state, and the box for what happens in any state of this one. */
export function renderInside(
  visible: VisibleChart,
  layout: Layout,
  state: ChartState,
  overlay: Overlay,
): readonly SvgElement[] {
  const dot = layout.boxes[initialId(state.id)];
  const any = layout.boxes[anyId(state.id)];
  const parts: SvgElement[] = [];
  if (dot)
    parts.push(svgElement("circle", { class: "dot", cx: dot[0] + 5.5, cy: dot[1] + 5.5, r: 5.5 }));
  if (any) {
    const [x, y, width, height] = any;
    const rows = state.parent === null && rowsHeight(visible, state) > 0;
    parts.push(
      svgElement(
        "g",
        { class: "any", "data-state": state.id },
        svgElement("title", {}, "Whatever the state"),
        svgElement("rect", { class: "outline", x, y, width, height, rx: 12 }),
        svgElement("text", { class: "name", x: x + width / 2, y: y + 16.2 }, "any state"),
        ...(rows ? renderRows(visible, state, any, y + ANY.height + 2, overlay) : []),
      ),
    );
  }
  return parts;
}
