import { indexChart } from "../chart/chart-index.ts";
import type { Chart, ChartState, ChartTransition } from "../chart/chart.ts";
import { writeId } from "./format-id.ts";

/** An id as Mermaid allows it. */
export const mermaidId = (id: string): string => writeId(id);
/** Mermaid ends a label at these signs. */
const escapeText = (text: string): string => text.replaceAll(/[:;#"]/g, " ");

const transitionLabel = ({ label, guard, actions }: ChartTransition): string =>
  escapeText(
    [
      label,
      guard === null ? "" : `[${guard}]`,
      actions.length === 0 ? "" : `/ ${actions.join(", ")}`,
    ]
      .filter(Boolean)
      .join(" "),
  );

/** How statecharts draw what remembers where it was; Mermaid has no state for it. */
const HISTORY = { shallow: " (H)", deep: " (H*)" } as const;

const stateTitle = ({ title, key, history }: ChartState): string =>
  escapeText(title || key) + (history === undefined ? "" : HISTORY[history]);

/** A chart as a Mermaid state diagram. It has no "any state": such a transition leaves every state of the machine. */
export function toMermaid(chart: Chart): string {
  const index = indexChart(chart);
  const root = index.state(chart.id);
  const lines = ["stateDiagram-v2"];
  const addState = (state: ChartState, indent: string): void => {
    const head = `${indent}state "${stateTitle(state)}" as ${mermaidId(state.id)}`;
    lines.push(state.children.length === 0 ? head : `${head} {`);
    if (state.children.length === 0) return;
    if (state.initial !== null) lines.push(`${indent}  [*] --> ${mermaidId(state.initial)}`);
    for (const [at, child] of state.children.entries()) {
      if (state.kind === "parallel" && at > 0) lines.push(`${indent}  --`);
      addState(index.state(child), `${indent}  `);
    }
    lines.push(`${indent}}`);
  };
  if (root.initial === null) addState(root, "  ");
  else {
    lines.push(`  [*] --> ${mermaidId(root.initial)}`);
    for (const child of root.children) addState(index.state(child), "  ");
  }
  for (const { id, kind } of chart.states)
    if (kind === "final") lines.push(`  ${mermaidId(id)} --> [*]`);
  for (const transition of chart.transitions) {
    const { source, targets } = transition;
    const sources =
      source === root.id && root.initial !== null
        ? root.children.filter((id) => index.state(id).kind !== "final" && !targets.includes(id))
        : [source];
    for (const from of sources) {
      const [first = from, ...others] = targets;
      // the id of a state has a code between underscores, never a single one
      const fork = others.length === 0 ? null : `fork_${lines.length}`;
      if (fork !== null) lines.push(`  state ${fork} <<fork>>`);
      const to = fork ?? mermaidId(first);
      lines.push(`  ${mermaidId(from)} --> ${to} : ${transitionLabel(transition)}`);
      if (fork !== null)
        for (const target of targets) lines.push(`  ${fork} --> ${mermaidId(target)}`);
    }
  }
  return `${lines.join("\n")}\n`;
}
