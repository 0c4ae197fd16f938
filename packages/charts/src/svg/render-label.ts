import type { ChartTransition } from "../chart/chart.ts";
import type { Box } from "../layout/layout.ts";
import { LABEL, labelParts, labelWidth } from "../layout/measures.ts";
import { textWidth } from "../layout/text-width.ts";
import { countClass, latestClass, pointedClass, type Overlay } from "./overlay.ts";
import { svgElement, type SvgElement } from "./svg-element.ts";

const BASELINE = 4.2;

function renderBadge(sign: string, isKey: boolean, x: number, y: number): readonly SvgElement[] {
  const shape = isKey
    ? svgElement("rect", { class: "badge", x: x - 0.5, y: y - 8, width: 16, height: 16, rx: 5 })
    : svgElement("circle", { class: "badge", cx: x + 7.5, cy: y, r: 8 });
  return [shape, svgElement("text", { class: "sign", x: x + 7.5, y: y + BASELINE }, sign)];
}

const renderClock = (x: number, y: number): SvgElement =>
  svgElement(
    "g",
    { class: "clock" },
    svgElement("circle", { cx: x + 6, cy: y, r: 5.5 }),
    svgElement("path", { d: `M${x + 6} ${y - 3}v3l2 1.5` }),
  );

/** The name of a transition for a reader who does not see the chart. */
const spoken = ({ label, guard, actions, description }: ChartTransition): string =>
  [
    [label, guard === null ? "" : `if ${guard}`].filter(Boolean).join(" "),
    actions.length === 0 ? "" : `then ${actions.join(", ")}`,
    description,
  ]
    .filter(Boolean)
    .join(". ");

/** Renders the label of a transition in the middle of its room. */
export function renderLabel(transition: ChartTransition, room: Box, overlay: Overlay): SvgElement {
  const marked = overlay.transitions?.[transition.id];
  const badge = marked?.badge ?? "";
  const count = overlay.counts?.transitions[transition.id]?.text ?? "";
  const countWidth = count === "" ? 0 : textWidth(count, "bold", 12) + 5;
  const width = labelWidth(transition) + (badge === "" ? 0 : LABEL.badge - 4) + countWidth;
  const [left, top, roomWidth, height] = room;
  const x = left + (roomWidth - width) / 2;
  const y = top + height / 2;
  const { event, guard } = labelParts(transition);
  let at = x + (badge === "" ? LABEL.pad : 5);
  const parts: SvgElement[] = [];
  if (badge !== "") {
    parts.push(...renderBadge(badge, marked?.mark === "possible", at, y));
    at += LABEL.badge;
  }
  if (count !== "") {
    parts.push(svgElement("text", { class: "count", x: at, y: y + BASELINE }, count));
    at += countWidth;
  }
  if (transition.trigger === "after") {
    parts.push(renderClock(at, y));
    at += LABEL.clock;
  }
  if (event !== "") {
    parts.push(svgElement("text", { class: "event", x: at, y: y + BASELINE }, event));
    at += textWidth(event, "medium", 12) + 4;
  }
  if (guard !== "")
    parts.push(svgElement("text", { class: "guard", x: at, y: y + BASELINE }, guard));
  return svgElement(
    "g",
    {
      class: `transition ${marked?.mark ?? ""}${latestClass(overlay, [transition.id])}${countClass(overlay, [transition.id])}${pointedClass(overlay, transition.id)}`,
      "data-transition": transition.id,
    },
    svgElement("title", {}, spoken(transition)),
    svgElement("rect", { class: "capsule", x, y: y - 11, width, height: 22, rx: 11 }),
    ...parts,
  );
}
