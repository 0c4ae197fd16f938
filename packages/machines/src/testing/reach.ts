import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { statesOf } from "./chart-faults.ts";

/** Far more states than any machine of ours has: reaching it means that `project` lets them grow without end. */
const LIMIT = 20_000;

/**
 * The states of a machine that no sequence of these events reaches from this input, guards included. `project`
 * distinguishes situations that share a state, so that both are continued.
 */
export function findUnvisitedStates(
  machine: AnyStateMachine,
  walk: {
    readonly input: unknown;
    readonly events: readonly EventObject[];
    readonly project?: (snapshot: AnyMachineSnapshot) => unknown;
  },
): readonly string[] {
  const paths = getShortestPaths(machine, {
    input: walk.input,
    limit: LIMIT,
    events: (snapshot: AnyMachineSnapshot) => {
      const known = new Set(snapshot._nodes.flatMap((node) => node.ownEvents));
      return walk.events.filter(({ type }) => known.has(type));
    },
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, walk.project?.(snapshot)]),
    stopWhen: (snapshot: AnyMachineSnapshot) => snapshot.status !== "active",
  });
  const visited = new Set(
    paths.flatMap(({ state }: { state: AnyMachineSnapshot }) => state._nodes),
  );
  return statesOf(machine.root)
    .filter((state) => !state.always?.length && !visited.has(state))
    .map(({ id }) => id);
}
