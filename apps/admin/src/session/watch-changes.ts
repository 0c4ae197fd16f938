import { primaryBase } from "./api-base.ts";

/** Receives what the server sends to an open screen: a noun whose rows changed, or that changes may have been missed. */
export interface ChangeListener {
  readonly onChange: (noun: string) => void;
  /** `first`: nothing was lost, but what arrived before this moment may be older than a change. */
  readonly onResync: (first: boolean) => void;
  /** Whether changes arrive: false once the stream fell silent, or the server did not answer twice. */
  readonly onConnection: (isConnected: boolean) => void;
  /** The token counts no more: the session may be over (EVENT-18). */
  readonly onRefused: () => void;
}

const LONGEST_WAIT_MS = 30_000;
/** The server sends a sign of life every fifteen seconds: after three are missed, a stream is half open (EVENT-16). */
const SILENCE_MS = 45_000;

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

/** Passes on what arrives, and breaks off once nothing has for too long: a network that vanished ends no stream. */
function endSilence(silent: AbortController): TransformStream<string, string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silent.abort(), SILENCE_MS);
  };
  return new TransformStream({
    start: restart,
    transform: (chunk, controller) => {
      restart();
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
}

/** Reads one stream to its end. Throws if the server is away, or the stream has fallen silent. */
async function readStream(
  token: string,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  // fetch and not EventSource: the token travels in a header.
  const silent = new AbortController();
  const response = await fetch(`${primaryBase()}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.any([signal, silent.signal]),
  });
  if (response.status >= 500) throw new Error("The server is away.");
  if (response.status === 401) listener.onRefused();
  if (!response.ok || !response.body) return;
  // The first rows come before the stream, so they need not wait for its parser.
  const { EventSourceParserStream } = await import("eventsource-parser/stream");
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(endSilence(silent), { signal: silent.signal })
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
  let failures = 0;
  const observed: ChangeListener = {
    ...listener,
    onChange: (noun) => {
      received = true;
      listener.onChange(noun);
    },
    onResync: () => {
      received = true;
      failures = 0;
      listener.onConnection(true);
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
      // Every break is handled in the same way: a pause, a new stream and a resync. A single break is not reported.
      failures += 1;
      if (failures > 1 && !signal.aborted) listener.onConnection(false);
    }
    waitMs = received ? 1000 : Math.min(waitMs * 2, LONGEST_WAIT_MS);
    await pause(waitMs, signal);
  }
}
