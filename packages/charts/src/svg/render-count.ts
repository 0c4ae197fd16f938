import type { Box } from "../layout/layout.ts";
import { textWidth } from "../layout/text-width.ts";
import type { Overlay } from "./overlay.ts";
import { svgElement, type SvgElement } from "./svg-element.ts";

const TALLY = { height: 18, pad: 8 } as const;

/** A capsule with a number on the edge of a state, which its layout has no room for. */
function renderTally(
  kind: "share" | "left",
  text: string,
  x: number,
  y: number,
): readonly SvgElement[] {
  if (text === "") return [];
  const width = Math.ceil(textWidth(text, "medium", 11)) + 2 * TALLY.pad;
  return [
    svgElement(
      "g",
      { class: `tally ${kind}` },
      svgElement("rect", { x, y: y - TALLY.height / 2, width, height: TALLY.height, rx: 9 }),
      svgElement("text", { x: x + TALLY.pad, y: y + 3.8 }, text),
    ),
  ];
}

/** How a state is used: at its lower edge how many were there and for how long, at its upper one how many left. */
export function renderCount(
  overlay: Overlay,
  stateId: string,
  [x, y, width, height]: Box,
): readonly SvgElement[] {
  const count = overlay.counts?.states[stateId];
  if (!count) return [];
  const leftWidth = Math.ceil(textWidth(count.left, "medium", 11)) + 2 * TALLY.pad;
  return [
    ...renderTally("share", count.text, x + 6, y + height + 4),
    ...renderTally("left", count.left, x + width - leftWidth + 10, y - 2),
  ];
}
