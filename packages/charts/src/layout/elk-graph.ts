import type { ElkExtendedEdge, ElkNode } from "elkjs";
import type { ChartState } from "../chart/chart.ts";
import { anyId, type Direction, initialId } from "./layout.ts";
import { anySize, compoundSize, DOT, HEAD, labelsSize, stateSize } from "./measures.ts";
import { childTowards, siblingRank } from "./sibling-rank.ts";
import type { VisibleChart, VisibleWire } from "./visible-chart.ts";

const OPTIONS = {
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  "elk.edgeRouting": "ORTHOGONAL",
  "elk.layered.spacing.nodeNodeBetweenLayers": "26",
  "elk.spacing.nodeNode": "28",
  "elk.spacing.edgeNode": "18",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.spacing.edgeEdge": "12",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "12",
  "elk.spacing.edgeLabel": "6",
  "elk.layered.considerModelOrder.strategy": "NODES_AND_EDGES",
  "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
  "elk.layered.crossingMinimization.strategy": "LAYER_SWEEP",
  "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
  "elk.layered.nodePlacement.favorStraightEdges": "true",
  "elk.layered.thoroughness": "20",
  "elk.layered.feedbackEdges": "true",
  "elk.json.edgeCoords": "ROOT",
  "elk.json.shapeCoords": "ROOT",
  "elk.randomSeed": "1",
};

const INLINE = { "elk.edgeLabels.inline": "true", "elk.edgeLabels.placement": "CENTER" };
const FIRST_LAYER = { "elk.layered.layering.layerConstraint": "FIRST" };

/** A chart as the layout takes it, and the lines that it was given the other way round. */
export interface ElkChart {
  readonly graph: ElkNode;
  readonly reversed: ReadonlySet<string>;
}

/** Names a line by its ends, between which there is one line at most in each direction. */
export const wireId = (wire: VisibleWire): string => `${wire.from} ${wire.to}`;

/** The innermost state that contains both ends of a line. */
function containerOf(visible: VisibleChart, { source, to }: VisibleWire): string {
  const around = visible.index.path(source).slice(1);
  const ends = visible.index.path(to).slice(1);
  return around.find((id) => ends.includes(id)) ?? visible.index.chart.id;
}

function againstOrder(
  visible: VisibleChart,
  rank: ReadonlyMap<string, number>,
  wire: VisibleWire,
): boolean {
  if (wire.from !== wire.source) return false;
  const container = containerOf(visible, wire);
  const rankOf = (id: string) => rank.get(childTowards(visible, id, container) ?? "") ?? 0;
  return rankOf(wire.source) > rankOf(wire.to);
}

function buildNode(
  visible: VisibleChart,
  rank: ReadonlyMap<string, number>,
  state: ChartState,
): ElkNode {
  if (!visible.isOpen(state)) return { id: state.id, ...stateSize(visible, state) };
  const children = visible.states
    .filter(({ parent }) => parent === state.id)
    .toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
    .map((child) => buildNode(visible, rank, child));
  const dot = { id: initialId(state.id), width: DOT, height: DOT, layoutOptions: FIRST_LAYER };
  const any = { id: anyId(state.id), ...anySize(visible, state) };
  const { head, width } = compoundSize(visible, state);
  const isMachine = state.parent === null;
  return {
    id: state.id,
    children: [
      ...(state.initial === null ? [] : [dot]),
      ...children,
      ...(visible.needsAnyBox(state.id) ? [any] : []),
    ],
    layoutOptions: isMachine
      ? { "elk.padding": "[top=0,left=0,bottom=0,right=0]" }
      : {
          "elk.padding": `[top=${head},left=${HEAD.pad},bottom=${HEAD.pad},right=${HEAD.pad}]`,
          "elk.nodeSize.constraints": "MINIMUM_SIZE",
          "elk.nodeSize.minimum": `(${width}, ${head + HEAD.pad})`,
        },
  };
}

/** Gives a chart to the layout: sizes, containment, lines with their labels, and the order to read it in. */
export function elkChart(visible: VisibleChart, direction: Direction): ElkChart {
  const rank = siblingRank(visible);
  const reversed = new Set(
    visible.wires.filter((wire) => againstOrder(visible, rank, wire)).map(wireId),
  );
  const wires = visible.wires.map((wire): ElkExtendedEdge => {
    const id = wireId(wire);
    const [from, to] = reversed.has(id) ? [wire.to, wire.from] : [wire.from, wire.to];
    const label = { text: id, ...labelsSize(wire.transitions), layoutOptions: INLINE };
    return { id, sources: [from], targets: [to], labels: [label] };
  });
  const starts = visible.states
    .filter((state) => visible.isOpen(state) && state.initial !== null)
    .map(({ id, initial }): ElkExtendedEdge => ({
      id: initialId(id),
      sources: [initialId(id)],
      targets: [initial ?? ""],
      layoutOptions: { "elk.layered.priority.straightness": "10" },
    }));
  const root = buildNode(visible, rank, visible.index.state(visible.index.chart.id));
  return {
    graph: {
      id: "root",
      layoutOptions: { ...OPTIONS, "elk.direction": direction.toUpperCase() },
      children: [root],
      edges: [...starts, ...wires],
    },
    reversed,
  };
}
