import {
  initialTransition,
  transition,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";

/** The end, the failure or the delay that XState itself sends to a machine. */
export type InternalEvent = { readonly type: `xstate.${string}` };

/** Returns the event that XState sends when an invoked actor ends; `actorId` is its invoke's id. */
export const actorDone = (actorId: string, output?: unknown) =>
  ({ type: `xstate.done.actor.${actorId}`, output, actorId }) as const;

/** Returns the event that XState sends when an invoked actor throws or rejects with this error. */
export const actorFailed = (actorId: string, error: unknown = new Error("No answer")) =>
  ({ type: `xstate.error.actor.${actorId}`, error, actorId }) as const;

/** `state` is the id of the state that waits, for example `session.unreachable`. */
export const delayPassed = (delay: string, state: string) =>
  ({ type: `xstate.after.${delay}.${state}` }) as const;

/** The machine after a step of a walk, with the effects of that step; none of them has been executed. */
export interface Stop<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly value: SnapshotFrom<Machine>["value"];
  readonly context: SnapshotFrom<Machine>["context"];
  /** Named actions of the last step in order, without XState's own. */
  readonly actions: readonly { readonly type: string; readonly params: unknown }[];
  /** What was started in the last step, by the name of its actor, with its input. */
  readonly started: readonly { readonly src: unknown; readonly input: unknown }[];
  /** Sends further events. */
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
