import type { AnyEventObject } from "xstate";

/** What a person does in a state: how often of a hundred, what is sent, and after how many seconds; without an event they leave. */
export type Choice = readonly [weight: number, seconds: number, event?: AnyEventObject];

type Choices = Readonly<Record<string, readonly Choice[]>>;

/** How one machine is used. */
export interface Habit {
  readonly machine: string;
  /** How often it begins with each of the machine's starts. */
  readonly starts: readonly number[];
  /** By the key of a state. */
  readonly choices: Choices;
  /** How an earlier version of its chart was used, in the first half of the time: what differs there. */
  readonly earlier?: { readonly version: string; readonly choices: Choices };
}
