/** The channel between an open page of the panel and the explorer, in one browser. */
export const LIVE_CHANNEL = "marquee.statecharts";

/** One machine that runs in a window. */
export interface LiveActor {
  readonly window: string;
  readonly page: string;
  readonly actor: string;
  readonly machine: string;
  /** Ids of the current states. */
  readonly states: readonly string[];
  readonly status: string;
  readonly context: unknown;
}

/** What a running machine has just done. */
export interface LiveStep extends LiveActor {
  readonly event: string;
  readonly taken: readonly string[];
  readonly at: number;
}

export type LiveMessage =
  | { readonly type: "hello" }
  | { readonly type: "step"; readonly step: LiveStep }
  | { readonly type: "closed"; readonly window: string };
