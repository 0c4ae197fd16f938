import type { ElkExtendedEdge, ElkNode } from "elkjs";
import ElkConstructor from "elkjs/lib/elk.bundled.js";
import { chartHash } from "../chart/chart-hash.ts";
import { indexChart } from "../chart/chart-index.ts";
import type { Chart } from "../chart/chart.ts";
import { elkChart, wireId } from "./elk-graph.ts";
import {
  initialId,
  type Box,
  type ChartLayouts,
  type Direction,
  type Layout,
  type Point,
  type Wire,
} from "./layout.ts";
import { collapsibleSets, visibleChart, type VisibleChart } from "./visible-chart.ts";

const elk = new ElkConstructor();

/** The size of a page on which both directions are compared. */
const PAGE = { width: 1000, height: 760 };

const toBox = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<ElkNode>): Box => [
  Math.round(x),
  Math.round(y),
  Math.round(width),
  Math.round(height),
];

const nodesIn = (node: ElkNode): readonly ElkNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesIn),
];

function edgePoints({ sections }: ElkExtendedEdge, isReversed: boolean): readonly Point[] {
  const [section] = sections ?? [];
  if (!section) return [];
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(
    ({ x, y }): Point => [Math.round(x), Math.round(y)],
  );
  return isReversed ? points.toReversed() : points;
}

async function layOut(visible: VisibleChart, direction: Direction): Promise<Layout> {
  const { graph, reversed } = elkChart(visible, direction);
  const result = await elk.layout(graph);
  const nodes = nodesIn(result);
  const edges = new Map(nodes.flatMap(({ edges: own = [] }) => own).map((edge) => [edge.id, edge]));
  const edgeWires = (id: string, transitions: readonly string[]): readonly Wire[] => {
    const edge = edges.get(id);
    if (!edge) return [];
    const [label] = edge.labels ?? [];
    return [
      {
        transitions,
        points: edgePoints(edge, reversed.has(id)),
        labels: label ? toBox(label) : null,
      },
    ];
  };
  return {
    direction,
    collapsed: [...visible.collapsed],
    width: Math.ceil(result.width ?? 0),
    height: Math.ceil(result.height ?? 0),
    boxes: Object.fromEntries(
      nodes.filter((node) => node !== result).map((node) => [node.id, toBox(node)]),
    ),
    wires: [
      ...visible.states.flatMap(({ id }) => edgeWires(initialId(id), [])),
      ...visible.wires.flatMap((wire) =>
        edgeWires(
          wireId(wire),
          wire.transitions.map(({ id }) => id),
        ),
      ),
    ],
  };
}

const pageScale = ({ width, height }: Layout): number =>
  Math.min(1, PAGE.width / width, PAGE.height / height);

/** Lays out a chart in both directions, and with each set of compound states collapsed; the better fit comes first. */
export async function layOutChart(chart: Chart): Promise<ChartLayouts> {
  const index = indexChart(chart);
  const [open = [], ...sets] = collapsibleSets(index);
  const right = await layOut(visibleChart(index, open), "right");
  const down = await layOut(visibleChart(index, open), "down");
  const [first, second] = pageScale(down) >= pageScale(right) ? [down, right] : [right, down];
  const layouts = [first, second];
  for (const set of sets) layouts.push(await layOut(visibleChart(index, set), first.direction));
  return { hash: chartHash(chart), layouts };
}
