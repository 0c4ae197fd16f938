import type { ChartState } from "../chart/chart.ts";
import type { VisibleChart } from "./visible-chart.ts";

/** The ancestor of a state, or itself, that is directly inside this container. */
export function childTowards(
  visible: VisibleChart,
  stateId: string,
  container: string,
): string | undefined {
  return visible.index.path(stateId).find((id) => visible.index.state(id).parent === container);
}

function rankChildren(visible: VisibleChart, container: ChartState): readonly string[] {
  const { id, kind, initial } = container;
  const children = visible.states.filter(({ parent }) => parent === id).map((state) => state.id);
  const ranked: string[] = [];
  const add = (child: string | undefined): void => {
    if (child !== undefined && children.includes(child) && !ranked.includes(child))
      ranked.push(child);
  };
  if (kind === "parallel") return children;
  if (initial !== null) add(childTowards(visible, initial, id));
  for (let at = 0; ranked.length < children.length; at += 1) {
    if (at === ranked.length) add(children.find((child) => !ranked.includes(child)));
    for (const { source, to } of visible.wires)
      if (childTowards(visible, source, id) === ranked[at]) add(childTowards(visible, to, id));
  }
  return ranked;
}

/** The reading order of states in each container, breadth first, so that the layout starts where the machine starts. */
export function siblingRank(visible: VisibleChart): ReadonlyMap<string, number> {
  return new Map(
    visible.states
      .filter(visible.isOpen)
      .flatMap((state) =>
        rankChildren(visible, state).map((child, rank): [string, number] => [child, rank]),
      ),
  );
}
