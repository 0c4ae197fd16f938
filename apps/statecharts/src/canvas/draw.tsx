import type { Drawn } from "@marquee/charts/svg/drawn";
import { createElement, type ReactNode } from "react";

/** Hands a drawn element to React. What can be worked with gets its role from `propsOf`. */
export function toReact(
  node: Drawn | string,
  key: string | number,
  propsOf: (node: Drawn) => Record<string, unknown> | null,
): ReactNode {
  if (typeof node === "string") return node;
  const { class: className, ...attributes } = node.attributes;
  return createElement(
    node.tag,
    { ...attributes, ...(className === undefined ? {} : { className }), key, ...propsOf(node) },
    ...node.children.map((child, at) => toReact(child, at, propsOf)),
  );
}
