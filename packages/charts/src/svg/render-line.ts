import type { Point, Wire } from "../layout/layout.ts";
import { countClass, latestClass, LINE_ORDER, type Overlay } from "./overlay.ts";
import { svgElement, type SvgElement } from "./svg-element.ts";

const CORNER = 8;
const HEAD = 8;

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) * distance) / length, y + ((toY - y) * distance) / length];
};
const length = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const round = (value: number): number => Math.round(value * 10) / 10;
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The path through these points with round corners, ending under the arrow head. */
function linePath(points: readonly Point[]): string {
  const last = points.at(-1);
  const before = points.at(-2);
  const first = points[0];
  if (!first || !last || !before) return "";
  const end = towards(last, before, HEAD - 2);
  let path = `M${text(first)}`;
  for (let at = 1; at < points.length - 1; at += 1) {
    const [from, corner, to] = [points[at - 1], points[at], points[at + 1]];
    if (!from || !corner || !to) continue;
    const enter = towards(corner, from, Math.min(CORNER, length(corner, from) / 2));
    const leave = towards(corner, to, Math.min(CORNER, length(corner, to) / 2));
    path += `L${text(enter)}Q${text(corner)} ${text(leave)}`;
  }
  return `${path}L${text(end)}`;
}

function arrowHead(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (!tip || !before) return "";
  const base = towards(tip, before, HEAD);
  const [dx, dy] = [(tip[0] - base[0]) / HEAD, (tip[1] - base[1]) / HEAD];
  const side = (sign: number): Point => [base[0] - dy * 4 * sign, base[1] + dx * 4 * sign];
  return `M${text(towards(tip, before, 0.5))}L${text(side(1))}L${text(side(-1))}Z`;
}

/** Renders a line with its arrow head; the strongest mark of its transitions decides how it looks. */
export function renderLine({ transitions, points }: Wire, overlay: Overlay): SvgElement {
  const marks = transitions.flatMap((id) => overlay.transitions?.[id]?.mark ?? []);
  const mark = LINE_ORDER.findLast((one) => marks.includes(one));
  const kind = transitions.length === 0 ? "start" : "wire";
  return svgElement(
    "g",
    {
      class: `${kind} ${mark ?? ""}${latestClass(overlay, transitions)}${countClass(overlay, transitions)}`,
    },
    svgElement("path", { class: "line", d: linePath(points) }),
    svgElement("path", { class: "head", d: arrowHead(points) }),
  );
}

/** The place of a line in the order of rendering: plain ones lie below marked ones. */
export const lineDepth = ({ transitions }: Wire, overlay: Overlay): number =>
  Math.max(
    -1,
    ...transitions.map((id) => {
      const mark = overlay.transitions?.[id]?.mark;
      return mark === undefined ? -1 : LINE_ORDER.indexOf(mark);
    }),
  );
