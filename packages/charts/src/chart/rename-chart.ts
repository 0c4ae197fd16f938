import type { ChartLayouts } from "../layout/layout.ts";
import type { Coverage } from "../walk/coverage.ts";
import { chartHash, pathsHash } from "./chart-hash.ts";
import type { Chart } from "./chart.ts";

/** Renames the ids of one machine's chart to those that another machine of the same chart has. */
export interface Renaming {
  readonly state: (id: string) => string;
  readonly event: (event: string, source: string) => string;
  readonly transition: (id: string) => string;
  /** A state, its initial dot or its box of any state. */
  readonly box: (id: string) => string;
}

/** From the ids of one machine to those of another one. */
export function renaming(from: string, to: string): Renaming {
  const state = (id: string): string =>
    id === from || id.startsWith(`${from}.`) ? to + id.slice(from.length) : id;
  // a delay and the end of a child state name the state in the event
  const event = (text: string, source: string): string => {
    for (const prefix of ["xstate.after.", "xstate.done.state."])
      if (text.startsWith(prefix) && text.endsWith(source))
        return text.slice(0, text.length - source.length) + state(source);
    return text;
  };
  const withPrefix = (id: string, rename: (id: string) => string): string => {
    const [prefix = ""] = PREFIX.exec(id) ?? [];
    return prefix + rename(id.slice(prefix.length));
  };
  const transition = (id: string): string =>
    withPrefix(id, (plain) => {
      const [source = "", text = "", branch = ""] = plain.split("|");
      return [state(source), event(text, source), branch].join("|");
    });
  return { state, event, transition, box: (id) => withPrefix(id, state) };
}

/** What layouts and comparisons put before an id. */
const PREFIX = /^(?:before |initial:|any:)/;

const renameKeys = <Value>(
  record: Readonly<Record<string, Value>>,
  rename: (key: string) => string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]));

/** The chart that an instance of a pattern has: the pattern's, under the id, the title and the description of the instance. */
export function renameChart(
  chart: Chart,
  { id, title, description }: Pick<Chart, "id" | "title" | "description">,
): Chart {
  const rename = renaming(chart.id, id);
  const orNull = (state: string | null) => state && rename.state(state);
  return {
    id,
    title,
    description,
    states: chart.states.map((state) => ({
      ...state,
      id: rename.state(state.id),
      ...(state.parent === null ? { key: id, description } : {}),
      parent: orNull(state.parent),
      children: state.children.map(rename.state),
      initial: orNull(state.initial),
    })),
    transitions: chart.transitions.map((one) => ({
      ...one,
      id: rename.transition(one.id),
      source: rename.state(one.source),
      targets: one.targets.map(rename.state),
      event: rename.event(one.event, one.source),
    })),
  };
}

/** The layouts of a pattern's chart for the chart of an instance. */
export function renameLayouts(
  { layouts }: ChartLayouts,
  pattern: string,
  instance: Chart,
): ChartLayouts {
  const rename = renaming(pattern, instance.id);
  return {
    hash: chartHash(instance),
    layouts: layouts.map((layout) => ({
      ...layout,
      collapsed: layout.collapsed.map(rename.state),
      boxes: renameKeys(layout.boxes, rename.box),
      wires: layout.wires.map((wire) => ({
        ...wire,
        transitions: wire.transitions.map(rename.transition),
      })),
    })),
  };
}

/** What tests exercised of a pattern and all its instances, with the ids of one of them. */
export function renameCoverage(coverage: Coverage, instance: Chart): Coverage {
  const rename = renaming(coverage.chart, instance.id);
  return {
    ...coverage,
    chart: instance.id,
    hash: pathsHash(instance),
    states: renameKeys(coverage.states, rename.state),
    takenBy: renameKeys(coverage.takenBy, rename.transition),
    notOnScreen: renameKeys(coverage.notOnScreen, rename.transition),
  };
}
