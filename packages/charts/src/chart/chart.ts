/** A statechart without its functions: what images, exports, coverage and comparison are made from. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The machine itself first, then its states in the order of the code. */
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
}

export type StateKind = "atomic" | "compound" | "parallel" | "final" | "history";

export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly kind: StateKind;
  /** Null for the machine itself. */
  readonly parent: string | null;
  readonly children: readonly string[];
  readonly initial: string | null;
  /** Whether a history state remembers the states within states, too. */
  readonly history?: "shallow" | "deep";
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly invokes: readonly ChartInvoke[];
}

/** A call or another machine that runs as long as its state does. */
export interface ChartInvoke {
  readonly id: string;
  readonly source: string;
}

/** `event`: sent by a user or another machine; the others come from the machine itself. */
export type TriggerKind = "event" | "always" | "after" | "stateDone" | "actorDone" | "actorError";

export interface ChartTransition {
  /** Stable: source, event and position among the branches of that event. */
  readonly id: string;
  readonly source: string;
  /** Empty if the state stays and only actions run. */
  readonly targets: readonly string[];
  readonly trigger: TriggerKind;
  /** The event as the machine receives it. */
  readonly event: string;
  /** The event as a reader sees it: `done`, `error`, `after 3 s`. */
  readonly label: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly reenters: boolean;
  readonly description: string;
  /** Its position among the transitions of the same state and event: earlier ones are tried first. */
  readonly branch: number;
}

/** The name of what has none: the lint finds it. */
export const UNNAMED = "(unnamed)";
