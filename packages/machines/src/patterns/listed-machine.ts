import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";

/** The question that a guard answers, and the rules of docs/specs that it implements. */
export interface GuardQuestion {
  readonly asks: string;
  readonly rules: readonly string[];
}

/** What a machine can be started with. */
export interface MachineStart {
  readonly title: string;
  readonly input: unknown;
}

/** A machine with all that its chart, its generated tests and its simulation need besides the machine. */
export interface ListedMachine {
  readonly noun: string;
  readonly title: string;
  readonly machine: AnyStateMachine;
  /** The pattern that it is an instance of, which has its chart, layout, coverage and full walk. A pattern may name itself. */
  readonly pattern?: AnyStateMachine;
  /** At least one; together they let every transition be taken. */
  readonly starts: readonly MachineStart[];
  /** Events that carry something. An event that carries nothing need not be named. */
  readonly events?: readonly AnyEventObject[];
  /** What each call may return, by its id. That it fails need not be named. */
  readonly responses?: Readonly<Record<string, readonly unknown[]>>;
  /** What distinguishes two situations in the same state; without it, what each event would do in them. */
  readonly distinguish?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly guards: Readonly<Record<string, GuardQuestion>>;
  /** Guards of a pattern that never hold in this instance of it, with the reason: what they guard cannot be taken. */
  readonly neverHolds?: Readonly<Record<string, string>>;
  /** Why no screen shows this machine itself; without it, it is walked on its screen. */
  readonly noScreen?: string;
  /** The state that a chart of what the server stores is for. Its runs are read from rows (TRAFFIC-R1). */
  readonly record?: { readonly goal: string };
}

/** A listener for machines that are looked at alone. */
export const noListener = { send: (): void => {} };

/** Whether it has the chart of another machine, under a name of its own. */
export const isInstance = ({ machine, pattern = machine }: ListedMachine): boolean =>
  pattern !== machine;

/** The machine whose layout, image and coverage it has: its pattern, or itself. */
export const patternId = ({ machine, pattern = machine }: ListedMachine): string => pattern.id;
