import type { Layout } from "@marquee/charts/layout/layout";

/** How much better the second layout must fit. */
const NARROW = 1.15;

/** The layout with these states collapsed that fits the canvas better. */
export function pickLayout(
  layouts: readonly Layout[],
  collapsed: ReadonlySet<string>,
  ratio: number,
): Layout | null {
  const matching = layouts.filter(
    (one) =>
      one.collapsed.length === collapsed.size && one.collapsed.every((id) => collapsed.has(id)),
  );
  const [first, second] = matching;
  if (!first || !second) return first ?? null;
  // the first fits a page; a canvas that is much higher or wider may want the other
  const misfit = ({ width, height }: Layout) => Math.max(width / ratio, height);
  return misfit(second) * NARROW < misfit(first) ? second : first;
}
