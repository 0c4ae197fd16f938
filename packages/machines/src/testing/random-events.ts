import { readChart } from "@marquee/charts/chart/read-chart";
import { runMachine, type RunningMachine } from "@marquee/charts/walk/run-machine";
import { actorDone, actorFailed, endedActor } from "@marquee/charts/walk/scenario";
import fc from "fast-check";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { scenariosOf } from "../patterns/scenarios.ts";

/** What happened, and its effect. */
export interface Happening {
  readonly event: AnyEventObject;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  readonly machine: RunningMachine;
  /** How many calls there were before. */
  readonly callsBefore: number;
}

/** Called after every event; returns what is wrong, null if nothing is. `forget` starts over with each sequence. */
export interface Invariant {
  readonly forget?: () => void;
  readonly check: (happening: Happening) => string | null;
}

interface Model {
  readonly checks: readonly Invariant[];
}

const isInternal = ({ type }: AnyEventObject): boolean => type.startsWith("xstate.");

/** Everything that can happen to a machine: each event with each of its loads, each answer, each failure, each delay. */
function sendableEvents({ machine, title, events = [], responses = {} }: ListedMachine) {
  const types = new Set(readChart(machine, title).transitions.map(({ event }) => event));
  return [...types].flatMap((type): readonly AnyEventObject[] => {
    const ended = endedActor({ type });
    if (type === "" || type.startsWith("xstate.done.state.")) return [];
    if (ended !== null)
      return type.startsWith("xstate.error")
        ? [actorFailed(ended)]
        : (responses[ended] ?? []).map((output) => actorDone(ended, output));
    const cases = events.filter((event) => event.type === type);
    return cases.length > 0 ? cases : [{ type }];
  });
}

/** Whether an event can come now: an answer only to a call that was made, a delay only in its state. */
function canCome(event: AnyEventObject, { actor, calls }: RunningMachine): boolean {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.status !== "active") return false;
  const ended = endedActor(event);
  if (ended !== null) return calls.some(({ id }) => id === ended);
  return !isInternal(event) || snapshot._nodes.some(({ id }) => event.type.endsWith(`.${id}`));
}

/** One event, sent once or twice in a row. An answer goes to the last call of its name, which may be over by now. */
class Send implements fc.AsyncCommand<Model, RunningMachine> {
  readonly event: AnyEventObject;
  constructor(event: AnyEventObject) {
    this.event = event;
  }
  check = () => true;
  async run({ checks }: Model, machine: RunningMachine): Promise<void> {
    if (!canCome(this.event, machine)) return;
    const before: AnyMachineSnapshot = machine.actor.getSnapshot();
    const callsBefore = machine.calls.length;
    await machine.perform(this.event);
    const after: AnyMachineSnapshot = machine.actor.getSnapshot();
    for (const { check } of checks) {
      const wrong = check({ event: this.event, before, after, machine, callsBefore });
      if (wrong !== null) throw new Error(wrong);
    }
  }
  toString = (): string =>
    JSON.stringify(this.event, (key, value) => (key === "actorId" ? undefined : value));
}

/**
 * Runs sequences of events on a real machine, from each of its starts: double clicks, late responses and failures among
 * them. After every event all invariants are checked; a sequence that breaks one is shrunk to what it takes. `without`
 * leaves events out that would end most sequences early. Returns how many sequences were run.
 */
export async function runRandomly(
  entry: ListedMachine,
  checks: readonly Invariant[],
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<number> {
  const commands = sendableEvents(entry)
    .filter(({ type }) => !without.includes(type))
    .map((event) => fc.constant(new Send(event)));
  const numRuns = Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 4);
  for (const scenario of scenariosOf(entry))
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 100, size: "max" }), (sequence) => {
        for (const { forget } of checks) forget?.();
        return fc.asyncModelRun(() => {
          const machine = runMachine(scenario);
          machine.actor.start();
          return { model: { checks }, real: machine };
        }, sequence);
      }),
      { numRuns },
    );
  return numRuns * entry.starts.length;
}
