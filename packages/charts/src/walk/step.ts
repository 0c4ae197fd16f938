import {
  createActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from "xstate";
import { guardName } from "../chart/guard-name.ts";
import { takenTransitionIds } from "../chart/read-chart.ts";

/** What a guard returned, each time it was called in a step. */
export interface GuardResult {
  readonly guard: string;
  readonly response: boolean;
}

/** A machine after one event, with all that happened in between. Nothing was called, sent or awaited. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot;
  /** Ids of the transitions that were taken, in order. */
  readonly taken: readonly string[];
  readonly guards: readonly GuardResult[];
  /** The named actions that would have run. */
  readonly actions: readonly string[];
  /** Ids of the calls that would have begun, and of those that would have been stopped. */
  readonly started: readonly string[];
  readonly stopped: readonly string[];
}

/** The id of the scope in which a machine is only looked at: what it takes there counts as exercised by no test. */
export const EXPLORING = "exploring";

/** Walks a machine by its pure transition function. */
export interface Stepper {
  readonly start: () => Step;
  readonly step: (from: AnyMachineSnapshot, event: AnyEventObject) => Step;
}

/** The id of a call in what XState says about starting or stopping it. */
const childId = (params: unknown): string =>
  typeof params === "object" && params !== null && "id" in params
    ? String(params.id)
    : String(params);

type Guard = (args: unknown, params: unknown) => boolean;

/** Returns a machine whose guards also report what they return. */
function listenToGuards(
  machine: AnyStateMachine,
  report: (response: GuardResult) => void,
): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards as Record<string, Guard>).map(
    ([guard, implementation]): [string, Guard] => [
      guard,
      (args, params) => {
        const response = implementation(args, params);
        report({ guard: guardName(guard) ?? guard, response });
        return response;
      },
    ],
  );
  return machine.provide({ guards: Object.fromEntries(guards) });
}

/** Prepares a machine for walking from this input. Snapshots of one stepper belong to it and to no other. */
export function createStepper(machine: AnyStateMachine, input: unknown): Stepper {
  let guards: GuardResult[] = [];
  const listening = listenToGuards(machine, (response) => guards.push(response));
  /** Runs one pure transition in a scope that executes nothing and reports everything. */
  const record = (
    run: (scope: Parameters<AnyStateMachine["transition"]>[2]) => AnyMachineSnapshot,
  ): Step => {
    const self = createActor(listening, { input });
    const taken: string[] = [];
    const actions: string[] = [];
    const started: string[] = [];
    const stopped: string[] = [];
    self.system.inspect({
      next: (report) => {
        if (report.type === "@xstate.microstep" && report.actorRef === self)
          taken.push(...takenTransitionIds(report._transitions));
      },
    });
    guards = [];
    const snapshot = run({
      self,
      system: self.system,
      id: EXPLORING,
      sessionId: self.sessionId,
      logger: () => {},
      defer: () => {},
      stopChild: () => {},
      emit: () => {},
      actionExecutor: ({ type, params }) => {
        if (type === "xstate.spawnChild") started.push(childId(params));
        else if (type === "xstate.stopChild") stopped.push(childId(params));
        else if (!type.startsWith("xstate.")) actions.push(type);
      },
    });
    // the next step begins with a list of its own: making its actor calls guards as well
    const asked = guards;
    guards = [];
    return { snapshot, taken, guards: asked, actions, started, stopped };
  };
  return {
    start: () => record((scope) => listening.getInitialSnapshot(scope, input)),
    step: (from, event) => record((scope) => listening.transition(from, event, scope)),
  };
}
