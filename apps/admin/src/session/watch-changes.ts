import { primaryBase } from "./api-base.ts";

/** Receives what the server sends to an open screen: a noun whose rows changed, or that changes may have been missed. */
export interface ChangeListener {
  readonly onChange: (noun: string) => void;
  /** `first`: nothing was lost, but what arrived before this moment may be older than a change. */
  readonly onResync: (first: boolean) => void;
}

const LONGEST_WAIT_MS = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener("abort", over);
  });

function changedNoun(data: string): string | null {
  const value: unknown = JSON.parse(data);
  return typeof value === "object" &&
    value !== null &&
    "noun" in value &&
    typeof value.noun === "string"
    ? value.noun
    : null;
}

/** Reads one stream to its end. */
async function readStream(
  token: string,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  // fetch and not EventSource: the token travels in a header.
  const answer = await fetch(`${primaryBase()}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!answer.ok || !answer.body) return;
  // The first rows come before the stream, so they need not wait for its parser.
  const { EventSourceParserStream } = await import("eventsource-parser/stream");
  const events = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value.event === "resync") listener.onResync(false);
    const noun = value.event === "changed" ? changedNoun(value.data) : null;
    if (noun !== null) listener.onChange(noun);
  }
}

/**
 * Receives changes until `signal` aborts (EVENT-6, EVENT-7). A broken stream is opened again, with longer pauses while
 * the server stays away or no user is signed in; after each break the listener gets a resync.
 */
export async function watchChanges(
  token: () => Promise<string | null>,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  let first = true;
  let received = false;
  const observed: ChangeListener = {
    onChange: (noun) => {
      received = true;
      listener.onChange(noun);
    },
    onResync: () => {
      received = true;
      listener.onResync(first);
      first = false;
    },
  };
  for (let waitMs = 1000; !signal.aborted;) {
    received = false;
    try {
      const current = await token();
      if (current !== null) await readStream(current, observed, signal);
    } catch {
      // However it broke, what follows is the same: a pause, another stream, and a resync. The banner of the shell
      // shows when the server is away.
    }
    waitMs = received ? 1000 : Math.min(waitMs * 2, LONGEST_WAIT_MS);
    await pause(waitMs, signal);
  }
}
