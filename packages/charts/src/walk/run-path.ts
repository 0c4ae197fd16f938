import { createActor, fromPromise, SimulatedClock } from "xstate";
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { takenTransitionIds } from "../chart/read-chart.ts";
import type { Path } from "./explore.ts";
import { endedActor, type Scenario } from "./scenario.ts";

const AFTER = "xstate.after.";

interface Call {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Delay = number | ((args: { context: unknown; event: AnyEventObject }) => number);

/** How long a delay of a machine lasts now, in milliseconds. */
function delayOf(machine: AnyStateMachine, { type }: AnyEventObject, snapshot: AnyMachineSnapshot) {
  const node = snapshot._nodes.find(({ id }) => type.endsWith(`.${id}`));
  const name = type.slice(AFTER.length, node ? -(node.id.length + 1) : undefined);
  const delay = machine.implementations.delays[name] as Delay | undefined;
  if (delay === undefined) return Number(name);
  return typeof delay === "number" ? delay : delay({ context: snapshot.context, event: { type } });
}

const isBuiltIn = (action: unknown): boolean => typeof action === "function" && "type" in action;

/** Ends once every promise that is settled by now was handled. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A running machine whose calls, clock and effects the path decides about. */
function runMachine({ machine, input }: Scenario) {
  const calls = new Map<string, Call>();
  const actions: string[] = [];
  const taken: string[] = [];
  const clock = new SimulatedClock();
  const call = fromPromise<unknown>(
    ({ self }) =>
      new Promise((resolve, reject) => {
        calls.set(self.id, { resolve, reject });
      }),
  );
  const { implementations } = machine;
  const provided = machine.provide({
    actors: Object.fromEntries(Object.keys(implementations.actors).map((name) => [name, call])),
    actions: Object.fromEntries(
      Object.entries(implementations.actions)
        .filter(([, action]) => !isBuiltIn(action))
        .map(([name]) => [name, () => void actions.push(name)]),
    ),
  });
  const actor = createActor(provided, {
    input,
    clock,
    inspect: (report) => {
      if (report.type === "@xstate.microstep" && report.actorRef.sessionId === report.rootId)
        taken.push(...takenTransitionIds(report._transitions));
    },
  });
  return { actor, calls, actions, taken, clock };
}

/** Where a running machine did something else than its path says. */
export interface Mismatch {
  readonly at: number;
  readonly event: string;
  readonly expected: string;
  readonly found: string;
}

const describe = (
  snapshot: AnyMachineSnapshot,
  taken: readonly string[],
  actions: readonly string[],
) => JSON.stringify([snapshot.value, snapshot.status, taken, actions]);

/**
 * Runs a path on a real actor: events are sent, calls answer or fail as promises do, and delays pass on a simulated clock.
 * Null where after every event state, transitions and effects are those of the path.
 */
export async function runPath(scenario: Scenario, path: Path): Promise<Mismatch | null> {
  const { actor, calls, actions, taken, clock } = runMachine(scenario);
  actor.subscribe({ error: () => {} });
  actor.start();
  const perform = async (event: AnyEventObject): Promise<void> => {
    const ended = endedActor(event);
    if (event.type.startsWith(AFTER))
      clock.increment(delayOf(scenario.machine, event, actor.getSnapshot()));
    else if (ended === null) actor.send(event);
    else {
      const call = calls.get(ended);
      if ("error" in event) call?.reject(event["error"]);
      else call?.resolve(event["output"]);
      await settle();
    }
  };
  const startFound = describe(actor.getSnapshot(), taken, actions);
  const startExpected = describe(path.start.snapshot, path.start.taken, path.start.actions);
  if (startFound !== startExpected)
    return { at: 0, event: "start", expected: startExpected, found: startFound };
  for (const [at, { event, step }] of path.steps.entries()) {
    taken.length = 0;
    actions.length = 0;
    await perform(event);
    const found = describe(actor.getSnapshot(), taken, actions);
    const expected = describe(step.snapshot, step.taken, step.actions);
    if (found !== expected) return { at: at + 1, event: event.type, expected, found };
  }
  actor.stop();
  return null;
}
