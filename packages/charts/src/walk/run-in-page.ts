import type { Actor, AnyStateMachine } from "xstate";
import { doubleCalls, type Doubled, type RunningMachine } from "./run-machine.ts";

/** Longer than any walk: a delay passes when the path says so. */
const NEVER = 2 ** 31 - 1;

export interface MachineInPage {
  /** With what the page started it. */
  readonly input: unknown;
  readonly machine: RunningMachine;
}

/** Lets a page that provides and starts a machine run it with calls and delays that a test decides. */
export function interceptMachine(listed: AnyStateMachine): {
  /** The machine that was started last, once; null if none was started since. */
  readonly take: () => MachineInPage | null;
  readonly restore: () => void;
} {
  const provide = listed.provide.bind(listed);
  let found: MachineInPage | null = null;
  const run = (doubled: Doubled, actor: Actor<AnyStateMachine>): RunningMachine => ({
    actor,
    calls: doubled.calls,
    read: doubled.read,
    perform: async (event) => {
      if (!(await doubled.end(event))) actor.send(event);
    },
  });
  listed.provide = (implementations) => {
    const doubled = doubleCalls(provide(implementations), {
      realChildren: true,
      realEffects: true,
    });
    const machine = doubled.machine.provide({
      delays: Object.fromEntries(
        Object.keys(listed.implementations.delays).map((name) => [name, NEVER]),
      ),
    });
    const begin = machine.getInitialSnapshot.bind(machine);
    machine.getInitialSnapshot = (scope, input) => {
      const { self, system } = scope;
      system.inspect({ next: doubled.inspect });
      found = { input, machine: run(doubled, self as unknown as Actor<AnyStateMachine>) };
      return begin(scope, input);
    };
    return machine;
  };
  return {
    take: () => {
      const taken = found;
      found = null;
      return taken;
    },
    restore: () => void Reflect.deleteProperty(listed, "provide"),
  };
}
