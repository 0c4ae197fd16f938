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

const withAncestors = (state: AnyStateNode): readonly AnyStateNode[] =>
  state.parent ? [state, ...withAncestors(state.parent)] : [state];

/** Leaf states in which the machine waits for a call, a clock or a person. */
const waits = (state: AnyStateNode) => state.type === "atomic" && !state.always?.length;

const isPersons = (eventType: string) => !eventType.startsWith("xstate.") && eventType !== "";

/** Implementations without a name: they could not be drawn, replaced, or spoken about. */
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

/** States that say nothing about themselves in words. */
export const findUndescribedStates = (machine: AnyStateMachine) =>
  statesOf(machine.root)
    .filter((state) => state !== machine.root)
    .filter(({ description, meta }) => !description || !meta?.title)
    .map(({ id }) => id);

/** States from which a person has no way out, and calls whose failure leads nowhere. */
export const findTrappedStates = (machine: AnyStateMachine) =>
  statesOf(machine.root)
    .filter(waits)
    .flatMap((state) => {
      const chain = withAncestors(state);
      const events = chain.flatMap((node) => [...node.transitions.keys()]);
      const handlesFailure = state.invoke.every(({ id }) =>
        events.includes(`xstate.error.actor.${id}`),
      );
      return [
        ...(events.some(isPersons) ? [] : [`${state.id}: nobody can leave`]),
        ...(handlesFailure ? [] : [`${state.id}: a failure leads nowhere`]),
      ];
    });

/** Transitions without target and action, usually a misspelt key, and branches behind an unguarded one. */
export const dead = (machine: AnyStateMachine) =>
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

/** States that no path of arrows leads to, guards aside. */
export function unreachable(machine: AnyStateMachine) {
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
    (type) => isPersons(type) && !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type),
  );
