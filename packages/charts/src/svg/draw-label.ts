import type { ChartTransition } from "../chart/chart.ts";
import type { Box } from "../layout/layout.ts";
import { LABEL, labelParts, labelWidth } from "../layout/measures.ts";
import { textWidth } from "../layout/text-width.ts";
import { drawn, type Drawn } from "./drawn.ts";
import { latestClass, pointedClass, type Overlay } from "./overlay.ts";

const BASELINE = 4.2;

function drawBadge(sign: string, isKey: boolean, x: number, y: number): readonly Drawn[] {
  const shape = isKey
    ? drawn("rect", { class: "badge", x: x - 0.5, y: y - 8, width: 16, height: 16, rx: 5 })
    : drawn("circle", { class: "badge", cx: x + 7.5, cy: y, r: 8 });
  return [shape, drawn("text", { class: "sign", x: x + 7.5, y: y + BASELINE }, sign)];
}

const drawClock = (x: number, y: number): Drawn =>
  drawn(
    "g",
    { class: "clock" },
    drawn("circle", { cx: x + 6, cy: y, r: 5.5 }),
    drawn("path", { d: `M${x + 6} ${y - 3}v3l2 1.5` }),
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

/** Draws the label of a transition in the middle of its room. */
export function drawLabel(transition: ChartTransition, room: Box, overlay: Overlay): Drawn {
  const marked = overlay.transitions?.[transition.id];
  const badge = marked?.badge ?? "";
  const width = labelWidth(transition) + (badge === "" ? 0 : LABEL.badge - 4);
  const [left, top, roomWidth, height] = room;
  const x = left + (roomWidth - width) / 2;
  const y = top + height / 2;
  const { event, guard } = labelParts(transition);
  let at = x + (badge === "" ? LABEL.pad : 5);
  const parts: Drawn[] = [];
  if (badge !== "") {
    parts.push(...drawBadge(badge, marked?.mark === "possible", at, y));
    at += LABEL.badge;
  }
  if (transition.trigger === "after") {
    parts.push(drawClock(at, y));
    at += LABEL.clock;
  }
  if (event !== "") {
    parts.push(drawn("text", { class: "event", x: at, y: y + BASELINE }, event));
    at += textWidth(event, "medium", 12) + 4;
  }
  if (guard !== "") parts.push(drawn("text", { class: "guard", x: at, y: y + BASELINE }, guard));
  return drawn(
    "g",
    {
      class: `transition ${marked?.mark ?? ""}${latestClass(overlay, [transition.id])}${pointedClass(overlay, transition.id)}`,
      "data-transition": transition.id,
    },
    drawn("title", {}, spoken(transition)),
    drawn("rect", { class: "capsule", x, y: y - 11, width, height: 22, rx: 11 }),
    ...parts,
  );
}
