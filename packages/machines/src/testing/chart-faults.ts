import type { AnyStateMachine, AnyStateNode } from "xstate";

type Named = string | { readonly type: string };
const isNamed = (it: unknown): it is Named =>
  typeof it === "string" ||
  (typeof it === "object" && it !== null && "type" in it && typeof it.type === "string");

/** All states of a machine, the root first. */
export function statesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(statesOf)];
}

const transitionsOf = (state: AnyStateNode) => [
  ...[...state.transitions.values()].flat(),
  ...(state.always ?? []),
];

/** A state with all that contain it, the root last. */
const withAncestors = (state: AnyStateNode): readonly AnyStateNode[] =>
  state.parent ? [state, ...withAncestors(state.parent)] : [state];

/** Whether the machine waits in this leaf state for a call, a delay or a person. */
const isWaiting = (state: AnyStateNode) => state.type === "atomic" && !state.always?.length;

/** Whether a person, or another machine, sends this event. */
const isSent = (eventType: string) => !eventType.startsWith("xstate.") && eventType !== "";

/** Implementations without a name: a chart cannot show them, and a test cannot replace them. */
export const findAnonymousParts = (machine: AnyStateMachine) =>
  statesOf(machine.root).flatMap((state) => [
    ...[state.config.entry ?? [], state.config.exit ?? []]
      .flat()
      .filter((action) => !isNamed(action))
      .map(() => `${state.id} entry/exit`),
    ...state.invoke
      .filter(({ src }) => typeof src !== "string" || src.startsWith("xstate.invoke."))
      .map(() => `${state.id} invoke`),
    ...Object.keys(state.config.after ?? {})
      .filter((delay) => /^\d+$/.test(delay))
      .map((delay) => `${state.id} after ${delay}`),
    ...transitionsOf(state).flatMap(({ actions, guard, eventType }) => [
      ...actions.filter((action) => !isNamed(action)).map(() => `${state.id} ${eventType} action`),
      ...(guard === undefined || isNamed(guard) ? [] : [`${state.id} ${eventType} guard`]),
    ]),
  ]);

/** States without a title or a description. */
export const findUndescribedStates = (machine: AnyStateMachine) =>
  statesOf(machine.root)
    .filter((state) => state !== machine.root)
    .filter(({ description, meta }) => !description || !meta?.title)
    .map(({ id }) => id);

/** Waiting states that no person can leave, and calls whose failure leads nowhere. */
export const findTrappedStates = (machine: AnyStateMachine) =>
  statesOf(machine.root)
    .filter(isWaiting)
    .flatMap((state) => {
      const chain = withAncestors(state);
      const events = chain.flatMap((node) => [...node.transitions.keys()]);
      const handlesFailure = state.invoke.every(({ id }) =>
        events.includes(`xstate.error.actor.${id}`),
      );
      return [
        ...(events.some(isSent) ? [] : [`${state.id}: nobody can leave`]),
        ...(handlesFailure ? [] : [`${state.id}: a failure leads nowhere`]),
      ];
    });

/** Transitions without target and action, usually a misspelt key, and branches behind an unguarded one. */
export const findDeadTransitions = (machine: AnyStateMachine) =>
  statesOf(machine.root).flatMap((state) => [
    ...transitionsOf(state)
      .filter(({ target, actions }) => !target?.length && actions.length === 0)
      .map(({ eventType }) => `${state.id} ${eventType} does nothing`),
    ...[...state.transitions.values(), state.always ?? []].flatMap((branches) =>
      branches
        .slice(0, -1)
        .filter(({ guard }) => guard === undefined)
        .map(({ eventType }) => `${state.id} ${eventType} hides a later branch`),
    ),
  ]);

/** States that no path of transitions leads to, guards aside. */
export function findUnreachableStates(machine: AnyStateMachine) {
  const seen = new Set<AnyStateNode>();
  const visit = (state: AnyStateNode): void => {
    if (seen.has(state)) return;
    seen.add(state);
    if (state.parent) visit(state.parent);
    if (state.type === "compound") for (const target of state.initial.target ?? []) visit(target);
    if (state.type === "parallel") for (const child of Object.values(state.states)) visit(child);
    for (const { target } of transitionsOf(state)) for (const next of target ?? []) visit(next);
  };
  visit(machine.root);
  return statesOf(machine.root)
    .filter((state) => !seen.has(state))
    .map(({ id }) => id);
}

/** Event names that are not `noun.verb`. */
export const findMisnamedEvents = (machine: AnyStateMachine) =>
  [...new Set(machine.events)].filter(
    (type) => isSent(type) && !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type),
  );

/** How many states a machine has besides its final ones. */
export const countStates = (machine: AnyStateMachine): number =>
  statesOf(machine.root).filter((state) => state !== machine.root && state.type !== "final").length;

/** How many levels of states a machine has. */
export const countLevels = (machine: AnyStateMachine): number =>
  Math.max(...statesOf(machine.root).map((state) => state.path.length));
