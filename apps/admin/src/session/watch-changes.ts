import { EventSourceParserStream } from "eventsource-parser/stream";
import { primaryBase } from "./api-base.ts";

/** What the server tells an open screen: a noun whose rows changed, or that some changes may have been missed. */
export interface ChangeListener {
  readonly onChange: (noun: string) => void;
  readonly onResync: () => void;
}

const LONGEST_WAIT = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });

function nounOf(data: string): string | null {
  const value: unknown = JSON.parse(data);
  return typeof value === "object" &&
    value !== null &&
    "noun" in value &&
    typeof value.noun === "string"
    ? value.noun
    : null;
}

/** Reads one stream to its end. Answers whether anything was heard. */
async function readStream(
  token: string,
  listener: ChangeListener,
  first: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  // fetch and not EventSource: the token travels in a header.
  const answer = await fetch(`${primaryBase()}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  if (!answer.ok || !answer.body) return false;
  const events = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  let heard = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return heard > 0;
    heard += 1;
    // Everything on the screen was asked for just now: the greeting of the first stream says nothing new.
    if (value.event === "resync" && !(first && heard === 1)) listener.onResync();
    const noun = value.event === "changed" ? nounOf(value.data) : null;
    if (noun !== null) listener.onChange(noun);
  }
}

/**
 * Hears of changes until `signal` aborts. A broken stream is opened again, with longer pauses while the server
 * stays away; after each break the listener is told to resync.
 */
export async function watchChanges(
  token: () => Promise<string | null>,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  let wait = 1000;
  for (let first = true; !signal.aborted; first = false) {
    const current = await token();
    const heard =
      current !== null && (await readStream(current, listener, first, signal).catch(() => false));
    wait = heard ? 1000 : Math.min(wait * 2, LONGEST_WAIT);
    await pause(wait, signal);
  }
}
