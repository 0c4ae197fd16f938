import { useActorRef } from "@xstate/react";
import type { Actor, ActorOptions, AnyStateMachine, RequiredActorOptionsKeys } from "xstate";
import { recordStep } from "./record-steps.ts";

type Options<Machine extends AnyStateMachine> = ActorOptions<Machine> & {
  readonly [Key in RequiredActorOptionsKeys<Machine>]: unknown;
};

/** Runs a machine as long as the component is mounted. All machines of the panel start here, so that each is recorded (TRAFFIC-A1). */
export function useProcess<Machine extends AnyStateMachine>(
  machine: Machine,
  options: Options<Machine>,
): Actor<Machine> {
  return useActorRef<Machine>(machine, { ...options, inspect: recordStep });
}
