import { onTestFinished } from "vitest";
import type { AnyActor } from "xstate";

/** Starts an actor that is stopped with its test: one that polls would go on, and read what the next test's server sends. */
export function startForTest<Started extends AnyActor>(actor: Started): Started {
  onTestFinished(() => void actor.stop());
  return actor.start();
}
