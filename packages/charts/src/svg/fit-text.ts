import { type FontWeight, isMeasured, textWidth } from "../layout/text-width.ts";
import type { SvgElement } from "./svg-element.ts";

/** The font of each kind of text that was measured for the layout, as `chart.css` has it. */
const FONTS: Readonly<Record<string, readonly [weight: FontWeight, size: number]>> = {
  title: ["bold", 13],
  key: ["regular", 12],
  invoke: ["regular", 12],
  event: ["medium", 12],
  guard: ["regular", 12],
};

/** Gives every text the width that was laid out for it: without its font, a wider one would run out of its box. */
export function fitText(node: SvgElement): SvgElement {
  const [text] = node.children;
  const font = FONTS[String(node.attributes["class"])];
  const isLine = node.tag === "text" && node.children.length === 1;
  if (isLine && font && typeof text === "string" && isMeasured(text))
    return {
      ...node,
      attributes: {
        ...node.attributes,
        textLength: Math.round(textWidth(text, ...font) * 10) / 10,
        lengthAdjust: "spacingAndGlyphs",
      },
    };
  return {
    ...node,
    children: node.children.map((child) => (typeof child === "string" ? child : fitText(child))),
  };
}
