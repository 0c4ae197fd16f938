import type { AnyMachineSnapshot } from "xstate";
import type { Path } from "./explore.ts";
import { runMachine } from "./run-machine.ts";
import type { Scenario } from "./scenario.ts";

/** The step at which a running machine did something else than its path says. */
export interface Mismatch {
  readonly at: number;
  readonly event: string;
  readonly expected: string;
  readonly found: string;
}

const describe = (
  snapshot: AnyMachineSnapshot,
  { taken, actions }: { readonly taken: readonly string[]; readonly actions: readonly string[] },
) => JSON.stringify([snapshot.value, snapshot.status, taken, actions]);

/** Runs a path on a real actor with a simulated clock. Null if states, transitions and effects are those of the path. */
export async function runPath(scenario: Scenario, path: Path): Promise<Mismatch | null> {
  const { actor, read, perform } = runMachine(scenario);
  actor.start();
  const startFound = describe(actor.getSnapshot(), read());
  const startExpected = describe(path.start.snapshot, path.start);
  if (startFound !== startExpected)
    return { at: 0, event: "start", expected: startExpected, found: startFound };
  for (const [at, { event, step }] of path.steps.entries()) {
    await perform(event);
    const found = describe(actor.getSnapshot(), read());
    const expected = describe(step.snapshot, step);
    if (found !== expected) return { at: at + 1, event: event.type, expected, found };
  }
  actor.stop();
  return null;
}
