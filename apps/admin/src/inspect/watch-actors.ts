import { takenTransitionIds } from "@marquee/charts/chart/read-chart";
import { shownEvent, shownValues } from "@marquee/domain/inspection/shown-values";
import type { LiveActor, LiveStep } from "@marquee/machines/live/live-message";
import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from "xstate";

/** How many steps a viewer that comes later still receives. */
const STORED = 200;

export interface WatchedActors {
  /** Watches an actor that has no parent, with all its children. */
  readonly watch: (root: AnyActorRef) => void;
  readonly actors: () => readonly LiveActor[];
  readonly steps: () => readonly LiveStep[];
}

interface Known {
  readonly id: string;
  actor: LiveActor | null;
  taken: string[];
}

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === "object" && snapshot !== null && "machine" in snapshot;

const activeStates = ({ _nodes, machine }: AnyMachineSnapshot): readonly string[] =>
  _nodes.map(({ id }) => id).filter((id) => id !== machine.id);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Reports every step of every machine below the watched actors, with nothing in it that may not leave the window. */
export function watchActors(
  report: (actor: LiveActor, step: LiveStep | null, begun: readonly string[]) => void,
  now: () => number,
): WatchedActors {
  const known = new Map<AnyActorRef, Known>();
  const systems = new WeakSet<object>();
  let steps: readonly LiveStep[] = [];
  let count = 0;
  const find = (ref: AnyActorRef): Known => {
    const found = known.get(ref) ?? { id: String(known.size + 1), actor: null, taken: [] };
    known.set(ref, found);
    return found;
  };
  const parentId = ({ _parent: parent }: AnyActorRef): string | null =>
    parent ? find(parent).id : null;
  const receive = (ref: AnyActorRef, event: unknown, snapshot: AnyMachineSnapshot): void => {
    const one = find(ref);
    const before = one.actor;
    const states = activeStates(snapshot);
    const isRunning = snapshot.status === "active";
    one.actor = {
      id: one.id,
      parent: parentId(ref),
      chart: snapshot.machine.id,
      states,
      isRunning,
      since: before && isSame(before.states, states) ? before.since : now(),
      context: shownValues(snapshot.context),
    };
    const { type, ...rest } = event as { readonly type: string };
    const isMove = before !== null && before.isRunning && type !== "xstate.init";
    if (isMove) count += 1;
    const step: LiveStep | null = isMove
      ? {
          number: count,
          actor: one.id,
          at: now(),
          event: shownEvent(type),
          carried: shownValues(rest),
          taken: one.taken,
          from: before.states,
          to: states,
        }
      : null;
    const begun = isMove ? [] : one.taken;
    one.taken = [];
    if (step) steps = [...steps.slice(1 - STORED), step];
    report(one.actor, step, begun);
  };
  const receiveReport = (given: InspectionEvent): void => {
    if (given.type === "@xstate.microstep")
      find(given.actorRef as AnyActorRef).taken.push(
        ...takenTransitionIds(given._transitions as readonly AnyTransitionDefinition[]),
      );
    else if (given.type === "@xstate.snapshot" && isMachine(given.snapshot))
      receive(given.actorRef as AnyActorRef, given.event, given.snapshot);
  };
  return {
    watch: (root) => {
      if (systems.has(root.system)) return;
      systems.add(root.system);
      root.system.inspect({ next: receiveReport });
    },
    actors: () => [...known.values()].flatMap(({ actor }) => actor ?? []),
    steps: () => steps,
  };
}
