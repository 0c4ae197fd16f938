import type { SvgElement } from "@marquee/charts/svg/svg-element";
import { createElement, type ReactNode } from "react";

/** Hands an element of an SVG to React. What can be worked with gets its role from `propsOf`. */
export function toReact(
  node: SvgElement | string,
  key: string | number,
  propsOf: (node: SvgElement) => Record<string, unknown> | null,
): ReactNode {
  if (typeof node === "string") return node;
  const { class: className, ...attributes } = node.attributes;
  return createElement(
    node.tag,
    { ...attributes, ...(className === undefined ? {} : { className }), key, ...propsOf(node) },
    ...node.children.map((child, at) => toReact(child, at, propsOf)),
  );
}
