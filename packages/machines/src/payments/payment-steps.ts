import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from "xstate";

const descendants = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states).flatMap((state) => [state, ...descendants(state)]);

const stepOf = ({ meta }: AnyStateNode): string | null => {
  const step: unknown = Reflect.get(Object(meta), "step");
  return typeof step === "string" ? step : null;
};

/** The steps that the states of these machines name, each once, in the order of the states (CHECKOUT-M10). */
export const paymentSteps = (...machines: readonly AnyStateMachine[]): readonly string[] => [
  ...new Set(
    machines.flatMap(({ root }) => descendants(root).flatMap((state) => stepOf(state) ?? [])),
  ),
];

/** The step that the first of these snapshots names; null if none does. */
export const currentStep = (...snapshots: readonly AnyMachineSnapshot[]): string | null =>
  snapshots.flatMap(({ _nodes }) => _nodes.flatMap((node) => stepOf(node) ?? []))[0] ?? null;
