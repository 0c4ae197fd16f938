import {
  createActor,
  fromPromise,
  SimulatedClock,
  StateMachine,
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from "xstate";
import { takenTransitionIds } from "../chart/read-chart.ts";
import { endedActor, type Scenario } from "./scenario.ts";

const AFTER = "xstate.after.";

/** A call that the machine has made. */
export interface MadeCall {
  readonly id: string;
  readonly input: unknown;
  /** Whether the machine still waits for it: not settled, and its state was not left. */
  readonly isOpen: () => boolean;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Delay = number | ((args: { context: unknown; event: AnyEventObject }) => number);

/** How long a delay of a machine lasts now, in milliseconds. */
function eventDelay(
  machine: AnyStateMachine,
  { type }: AnyEventObject,
  snapshot: AnyMachineSnapshot,
) {
  const node = snapshot._nodes.find(({ id }) => type.endsWith(`.${id}`));
  const name = type.slice(AFTER.length, node ? -(node.id.length + 1) : undefined);
  const delay = machine.implementations.delays[name] as Delay | undefined;
  if (delay === undefined) return Number(name);
  return typeof delay === "number" ? delay : delay({ context: snapshot.context, event: { type } });
}

type Effect = (args: unknown, params: unknown) => void;

const isBuiltIn = (action: unknown): boolean => typeof action === "function" && "type" in action;

/** Every effect of a machine, which says that it runs; with `real`, it does so as well. */
const effectsOf = (
  { implementations }: AnyStateMachine,
  run: (name: string) => void,
  real = false,
): Readonly<Record<string, Effect>> =>
  Object.fromEntries(
    (Object.entries(implementations.actions) as readonly [string, Effect][])
      .filter(([, action]) => !isBuiltIn(action))
      .map(([name, action]): [string, Effect] => [
        name,
        (args, params) => {
          run(name);
          if (real) action(args, params);
        },
      ]),
  );

const isMachine = (child: unknown): child is AnyStateMachine => child instanceof StateMachine;

const unanswered = fromPromise<unknown>(() => new Promise(() => {}));

/** Replaces the calls of a machine by calls that never settle; the machine itself is real. */
function withoutResponses(machine: AnyStateMachine): AnyStateMachine {
  return machine.provide({
    actors: Object.fromEntries(
      Object.entries(machine.implementations.actors).map(([name, child]) => [
        name,
        isMachine(child) ? withoutResponses(child) : unanswered,
      ]),
    ),
    actions: effectsOf(machine, () => {}),
  });
}

/** Ends once the actors have received what was settled by now: a promise takes a few turns to get there. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

export interface RunningMachine {
  readonly actor: Actor<AnyStateMachine>;
  /** Every call so far, the first one first. */
  readonly calls: readonly MadeCall[];
  /** What was taken and run since the last time this was read. */
  readonly read: () => { readonly taken: readonly string[]; readonly actions: readonly string[] };
  /** Sends an event, or lets a call end or a delay pass. */
  readonly perform: (event: AnyEventObject) => Promise<void>;
}

/** A machine whose calls, clock and effects are decided by the events that it is given. */
export interface Doubled {
  readonly machine: AnyStateMachine;
  readonly calls: readonly MadeCall[];
  readonly read: RunningMachine["read"];
  /** Writes down what the machine takes. */
  readonly inspect: (report: InspectionEvent) => void;
  /** Lets the call end that this event ends; false if it ends none. */
  readonly end: (event: AnyEventObject) => Promise<boolean>;
}

export interface HowToRun {
  /** The machines that it starts are real, so that a screen can render them; they end when an event says so. */
  readonly realChildren?: boolean;
  /** Its effects reach the page. */
  readonly realEffects?: boolean;
}

/** Puts promises that a test settles in place of the calls of a machine. */
export function doubleCalls(
  machine: AnyStateMachine,
  { realChildren = false, realEffects = false }: HowToRun,
): Doubled {
  const calls: MadeCall[] = [];
  let actions: string[] = [];
  let taken: string[] = [];
  const call = fromPromise<unknown>(
    ({ self, input: request, signal }) =>
      new Promise((resolve, reject) => {
        let ended = false;
        calls.push({
          id: self.id,
          input: request,
          isOpen: () => !ended && !signal.aborted,
          resolve: (output) => {
            ended = true;
            resolve(output);
          },
          reject: (error) => {
            ended = true;
            reject(error);
          },
        });
      }),
  );
  return {
    calls,
    machine: machine.provide({
      actors: Object.fromEntries(
        Object.entries(machine.implementations.actors).map(([name, child]) => [
          name,
          realChildren && isMachine(child) ? withoutResponses(child) : call,
        ]),
      ),
      actions: effectsOf(machine, (name) => void actions.push(name), realEffects),
    }),
    read: () => {
      const since = { taken, actions };
      [taken, actions] = [[], []];
      return since;
    },
    inspect: (report) => {
      if (report.type === "@xstate.microstep" && report.actorRef.sessionId === report.rootId)
        taken.push(...takenTransitionIds(report._transitions));
    },
    end: async (event) => {
      const ended = endedActor(event);
      const running = calls.findLast(({ id }) => id === ended);
      if (running === undefined) return false;
      if ("error" in event) running.reject(event["error"]);
      else running.resolve(event["output"]);
      await settle();
      return true;
    },
  };
}

/** A machine that is not started yet, whose calls, clock and effects are decided by the events that it is given. */
export function runMachine({ machine, input }: Scenario, how: HowToRun = {}): RunningMachine {
  const doubled = doubleCalls(machine, how);
  const clock = new SimulatedClock();
  const actor = createActor(doubled.machine, { input, clock, inspect: doubled.inspect });
  actor.subscribe({ error: () => {} });
  return {
    actor,
    calls: doubled.calls,
    read: doubled.read,
    perform: async (event) => {
      if (event.type.startsWith(AFTER))
        clock.increment(eventDelay(machine, event, actor.getSnapshot()));
      else if (!(await doubled.end(event))) actor.send(event);
    },
  };
}
