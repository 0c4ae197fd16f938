import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import {
  UNNAMED,
  type Chart,
  type ChartState,
  type ChartTransition,
  type TriggerKind,
} from "./chart.ts";
import { guardName } from "./guard-name.ts";

/** The event of a transition that is taken as soon as its guard holds. */
const ALWAYS = "";
const AFTER = "xstate.after.";
const TRIGGERS: readonly (readonly [TriggerKind, string])[] = [
  ["after", AFTER],
  ["actorDone", "xstate.done.actor."],
  ["actorError", "xstate.error.actor."],
  ["stateDone", "xstate.done.state."],
];

/** What XState itself puts among the actions of a state with delays. */
const OWN_ACTIONS = new Set(["xstate.raise", "xstate.cancel"]);

const partName = (part: unknown): string => {
  if (typeof part === "string") return part;
  if (typeof part === "object" && part !== null && "type" in part) return String(part.type);
  return typeof part === "function" && "type" in part ? String(part.type) : UNNAMED;
};

const actionNames = (actions: readonly unknown[]): readonly string[] =>
  actions.map(partName).filter((name) => !OWN_ACTIONS.has(name));

/** A time in words. */
function formatDelay(ms: number): string {
  if (ms % 3_600_000 === 0) return `${ms / 3_600_000} h`;
  if (ms % 60_000 === 0) return `${ms / 60_000} min`;
  return ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`;
}

const textOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "");

/** The states of a machine, itself first. */
const stateNodes = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(stateNodes),
];

/** The transitions of one state, event by event, the immediate ones last. */
const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** The id that a transition has on its chart. */
function transitionId({ source, eventType }: AnyTransitionDefinition, branch: number) {
  return `${source.id}|${eventType}|${branch}`;
}

/** The ids of the transitions that a running machine has taken; entering its initial state is none. */
export const takenTransitionIds = (taken: readonly AnyTransitionDefinition[]): readonly string[] =>
  taken.flatMap((one) => {
    const { source, eventType } = one;
    const branches =
      eventType === ALWAYS ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
    const branch = branches.indexOf(one);
    return branch < 0 ? [] : [transitionId(one, branch)];
  });

function delayText(machine: AnyStateMachine, node: AnyStateNode, event: string): string {
  const name = event.slice(AFTER.length, -(node.id.length + 1));
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  return typeof delay === "number" && !Number.isNaN(delay) ? formatDelay(delay) : name;
}

function readTransition(
  machine: AnyStateMachine,
  node: AnyStateNode,
  definition: AnyTransitionDefinition,
  branch: number,
): ChartTransition {
  const event = definition.eventType;
  const trigger =
    event === ALWAYS
      ? "always"
      : (TRIGGERS.find(([, prefix]) => event.startsWith(prefix))?.[0] ?? "event");
  const guard = guardName(definition.guard);
  const labels: Record<TriggerKind, () => string> = {
    event: () => event,
    // an immediate transition has no name but its guard
    always: () => (guard === null ? "otherwise" : ""),
    after: () => `after ${delayText(machine, node, event)}`,
    stateDone: () => "done",
    actorDone: () => "done",
    actorError: () => "error",
  };
  return {
    id: transitionId(definition, branch),
    source: node.id,
    targets: (definition.target ?? []).map(({ id }) => id),
    trigger,
    event,
    label: labels[trigger](),
    guard,
    actions: actionNames(definition.actions),
    reenters: definition.reenter === true,
    description: textOrEmpty(definition.description),
    branch,
  };
}

function readTransitions(machine: AnyStateMachine, node: AnyStateNode) {
  const seen = new Map<string, number>();
  return transitionsOf(node).map((definition) => {
    const branch = seen.get(definition.eventType) ?? 0;
    seen.set(definition.eventType, branch + 1);
    return readTransition(machine, node, definition, branch);
  });
}

const readState = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  kind: node.type,
  parent: node.parent?.id ?? null,
  children: Object.values(node.states).map(({ id }) => id),
  initial: node.type === "compound" ? (node.initial.target?.[0]?.id ?? null) : null,
  ...(node.type === "history" ? { history: node.history === "deep" ? "deep" : "shallow" } : {}),
  title: textOrEmpty(node.meta?.["title"]),
  description: textOrEmpty(node.description),
  tags: node.tags.map(String),
  entry: actionNames(node.entry),
  exit: actionNames(node.exit),
  invokes: node.invoke.map(({ id, src }) => ({
    id,
    source: typeof src === "string" && !src.startsWith("xstate.invoke.") ? src : UNNAMED,
  })),
});

/** Reads the chart of a machine, under the title that the list of machines has for it: the only place that depends on how XState stores one. */
export function readChart(machine: AnyStateMachine, title = ""): Chart {
  const nodes = stateNodes(machine.root);
  const states = nodes.map(readState);
  const [root] = states;
  return {
    id: machine.id,
    title: title || root?.title || machine.id,
    description: root?.description ?? "",
    states,
    transitions: nodes.flatMap((node) => readTransitions(machine, node)),
  };
}
