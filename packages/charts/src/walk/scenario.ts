import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";

/** With what a machine is walked: its input, the events that carry something, and what its calls may return. */
export interface Scenario {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  readonly events?: readonly AnyEventObject[] | undefined;
  readonly responses?: Readonly<Record<string, readonly unknown[]>> | undefined;
  readonly distinguish?: ((snapshot: AnyMachineSnapshot) => unknown) | undefined;
  /** What can happen in a situation, with the transitions that it would take; without it, every event can. */
  readonly allows?:
    | ((snapshot: AnyMachineSnapshot, event: AnyEventObject, taken: readonly string[]) => boolean)
    | undefined;
}

const DONE = "xstate.done.actor.";
const FAILED = "xstate.error.actor.";

/** The event by which a call of a machine ends well. */
export const actorDone = (actorId: string, output: unknown): AnyEventObject => ({
  type: `${DONE}${actorId}`,
  output,
  actorId,
});

/** The event by which a call of a machine fails, as if nothing had responded. */
export const actorFailed = (actorId: string): AnyEventObject => ({
  type: `${FAILED}${actorId}`,
  error: new Error("No answer"),
  actorId,
});

/** The call that an event ends, or null if it ends none. */
export function endedActor(event: AnyEventObject): string | null {
  for (const prefix of [DONE, FAILED])
    if (event.type.startsWith(prefix)) return event.type.slice(prefix.length);
  return null;
}

/** Every event that the machine may receive in this state, each with everything it may carry. */
export function eventsAt(
  { events = [], responses = {} }: Scenario,
  snapshot: AnyMachineSnapshot,
): readonly AnyEventObject[] {
  if (snapshot.status !== "active") return [];
  const types = new Set(snapshot._nodes.flatMap((node) => node.ownEvents));
  return [...types].flatMap((type): readonly AnyEventObject[] => {
    if (type === "" || type.startsWith("xstate.done.state.")) return [];
    if (type.startsWith(FAILED)) return [actorFailed(type.slice(FAILED.length))];
    if (type.startsWith(DONE)) {
      const actorId = type.slice(DONE.length);
      return (responses[actorId] ?? []).map((output) => actorDone(actorId, output));
    }
    const cases = events.filter((event) => event.type === type);
    return cases.length > 0 ? cases : [{ type }];
  });
}
