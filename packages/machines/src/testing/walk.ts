import { initialTransition, transition } from "xstate";
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from "xstate";

/** An answer, a failure or a passed delay, as XState tells a machine of it. */
export type InternalEvent = { readonly type: `xstate.${string}` };

export const actorDone = (actorId: string, output?: unknown) =>
  ({ type: `xstate.done.actor.${actorId}`, output, actorId }) as const;

export const actorFailed = (actorId: string, error: unknown = new Error("No answer")) =>
  ({ type: `xstate.error.actor.${actorId}`, error, actorId }) as const;

/** `state` is the id of the state that waits, for example `session.unreachable`. */
export const delayPassed = (delay: string, state: string) =>
  ({ type: `xstate.after.${delay}.${state}` }) as const;

/** Where a walk has come to, and what the last step asked to be done; nothing of it has been carried out. */
export interface Stop<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly value: SnapshotFrom<Machine>["value"];
  readonly context: SnapshotFrom<Machine>["context"];
  /** Named actions of the last step in order, without XState's own. */
  readonly actions: readonly { readonly type: string; readonly params: unknown }[];
  /** What was started in the last step, by the name of its actor, with its input. */
  readonly started: readonly { readonly src: unknown; readonly input: unknown }[];
  /** Goes on from here. */
  readonly go: (...events: readonly (EventFromLogic<Machine> | InternalEvent)[]) => Stop<Machine>;
}

function stop<Machine extends AnyStateMachine>(
  machine: Machine,
  [snapshot, effects]: ReturnType<typeof transition<Machine>>,
): Stop<Machine> {
  const { value, context }: AnyMachineSnapshot = snapshot;
  return {
    snapshot,
    value,
    context,
    actions: effects
      .filter(({ type }) => !type.startsWith("xstate."))
      .map(({ type, params }) => ({ type, params })),
    started: effects
      .filter(({ type }) => type === "xstate.spawnChild")
      .map(({ params }) => ({
        src: Reflect.get(Object(params), "src"),
        input: Reflect.get(Object(params), "input"),
      })),
    go: (...events) =>
      events.reduce<Stop<Machine>>(
        (at, event) =>
          stop(machine, transition(machine, at.snapshot, event as EventFromLogic<Machine>)),
        stop(machine, [snapshot, []]),
      ),
  };
}

/** Walks a machine by its pure transition function: no clock, no call, no screen. */
export const walk = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
): Stop<Machine> =>
  stop(
    machine,
    initialTransition<AnyStateMachine>(machine, input) as ReturnType<typeof transition<Machine>>,
  );
