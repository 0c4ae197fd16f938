import type { ShownValue } from "@marquee/domain/inspection/shown-values";

/** What windows and viewers of one browser meet on. */
export const LIVE_CHANNEL = "marquee.live";

/** The lock that an inspected window holds as long as it is open: its next holder knows that the window is gone. */
export const liveLock = (windowId: string): string => `${LIVE_CHANNEL}.${windowId}`;

/** The lock that the live views share as long as they are shown. No window can take it for itself while there is one. */
export const VIEW_LOCK = `${LIVE_CHANNEL}.view`;

/** A running machine as its window shows it to a viewer. */
export interface LiveActor {
  readonly id: string;
  readonly parent: string | null;
  /** The id of its chart. */
  readonly chart: string;
  /** The states it is in, the innermost ones last. */
  readonly states: readonly string[];
  readonly isRunning: boolean;
  /** Since when it is in these states, in milliseconds. */
  readonly since: number;
  readonly context: readonly ShownValue[];
}

/** One event of one machine, and what came of it. */
export interface LiveStep {
  readonly number: number;
  readonly actor: string;
  readonly at: number;
  readonly event: string;
  readonly carried: readonly ShownValue[];
  /** Ids of the transitions that were taken; none if the event was refused. */
  readonly taken: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** `ask` comes from a viewer, the others from a window. */
export type LiveMessage =
  | { readonly kind: "ask" }
  | {
      readonly kind: "here";
      readonly window: string;
      readonly title: string;
      readonly openedAt: number;
      readonly actors: readonly LiveActor[];
      readonly steps: readonly LiveStep[];
    }
  | {
      readonly kind: "stepped";
      readonly window: string;
      readonly title: string;
      readonly actor: LiveActor;
      readonly step: LiveStep | null;
      /** Ids of the transitions that it took by itself as it started. */
      readonly begun: readonly string[];
    }
  | { readonly kind: "gone"; readonly window: string };
