import type { ChangeListener } from "./watch-changes.ts";

/** What the tab that reads the stream tells the others. */
type Message =
  | { readonly tag: "changed"; readonly noun: string }
  | { readonly tag: "resync" }
  | { readonly tag: "refused" }
  | { readonly tag: "connection"; readonly isConnected: boolean };

/**
 * Receives changes until `signal` aborts, by one stream, which `watch` opens, for all tabs of a person in this browser: over HTTP/1.1 a browser opens six
 * connections to a server, and a stream holds one for as long as its tab is open (EVENT-17). The tab that has the lock
 * reads the stream and tells the others; the browser gives the lock on when that tab is gone. A browser without locks, as on
 * an origin that is not secure, reads a stream for each tab.
 */
export async function shareChanges(
  person: string,
  watch: (listener: ChangeListener, signal: AbortSignal) => Promise<void>,
  listener: ChangeListener,
  signal: AbortSignal,
): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return watch(listener, signal);
  const name = `marquee-changes:${person}`;
  const channel = new BroadcastChannel(name);
  const broadcast = (message: Message) => channel.postMessage(message);
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.tag === "changed") listener.onChange(data.noun);
    else if (data.tag === "resync") listener.onResync(false);
    else if (data.tag === "refused") listener.onRefused();
    else listener.onConnection(data.isConnected);
  });
  let hasFollowed = false;
  const read = () =>
    watch(
      {
        onChange: (noun) => {
          broadcast({ tag: "changed", noun });
          listener.onChange(noun);
        },
        onResync: (first) => {
          // changes between the last reader and this one may have been missed by every tab
          const isFirst = first && !hasFollowed;
          if (!isFirst) broadcast({ tag: "resync" });
          listener.onResync(isFirst);
        },
        onConnection: (isConnected) => {
          broadcast({ tag: "connection", isConnected });
          listener.onConnection(isConnected);
        },
        onRefused: () => {
          broadcast({ tag: "refused" });
          listener.onRefused();
        },
      },
      signal,
    );
  try {
    await locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return read();
      // another tab reads the stream; what this one loaded before may be older than a change
      hasFollowed = true;
      listener.onResync(true);
      return undefined;
    });
    if (!signal.aborted && hasFollowed) await locks.request(name, { signal }, read);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    channel.close();
  }
}
