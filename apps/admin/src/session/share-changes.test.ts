import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shareChanges } from "./share-changes.ts";
import type { ChangeListener } from "./watch-changes.ts";

const watching: { readonly listener: ChangeListener; readonly signal: AbortSignal }[] = [];
const watch = (listener: ChangeListener, signal: AbortSignal): Promise<void> => {
  watching.push({ listener, signal });
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
};

/** Locks as a browser has them, one holder for each name. */
class Locks {
  readonly #queues = new Map<string, Promise<unknown>>();
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    use: (lock: object | null) => Promise<void> | undefined,
  ): Promise<unknown> {
    const held = this.#queues.get(name);
    if (held === undefined || !options.ifAvailable) {
      const run = (held ?? Promise.resolve()).then(() => use({}));
      const over = run.finally(() => {
        if (this.#queues.get(name) === over) this.#queues.delete(name);
      });
      this.#queues.set(name, over);
      return over;
    }
    return Promise.resolve(use(null));
  }
}

interface Tab {
  readonly heard: string[];
  readonly stop: AbortController;
}

function openTab(): Tab {
  const heard: string[] = [];
  const stop = new AbortController();
  const listener = {
    onChange: (noun: string) => void heard.push(noun),
    onResync: (first: boolean) => void heard.push(first ? "greeting" : "resync"),
    onConnection: (isConnected: boolean) => void heard.push(isConnected ? "back" : "away"),
    onRefused: () => void heard.push("refused"),
  };
  void shareChanges("one@marquee.test", watch, listener, stop.signal);
  return { heard, stop };
}

const tabs: Tab[] = [];
beforeEach(() => {
  watching.length = 0;
  vi.stubGlobal("navigator", { locks: new Locks() });
});
afterEach(() => {
  for (const { stop } of tabs.splice(0)) stop.abort();
  vi.unstubAllGlobals();
});

describe("the tabs of a browser", () => {
  it("[EVENT-17] share one stream, and what it says reaches each", async () => {
    tabs.push(...Array.from({ length: 8 }, openTab));
    await vi.waitFor(() => expect(watching).toHaveLength(1));
    await vi.waitFor(() => expect(tabs[7]?.heard).toEqual(["greeting"]));
    watching[0]?.listener.onResync(true);
    watching[0]?.listener.onChange("offers");
    watching[0]?.listener.onConnection(false);
    for (const { heard } of tabs)
      await vi.waitFor(() => expect(heard).toEqual(["greeting", "offers", "away"]));
    expect(watching).toHaveLength(1);
  });

  it("[EVENT-17] go on with another one when the tab that reads it is closed, and refetch", async () => {
    const [first, second, third] = [openTab(), openTab(), openTab()];
    tabs.push(first, second, third);
    await vi.waitFor(() => expect(third.heard).toEqual(["greeting"]));
    first.stop.abort();
    await vi.waitFor(() => expect(watching).toHaveLength(2));
    watching[1]?.listener.onResync(true);
    for (const { heard } of [second, third])
      await vi.waitFor(() => expect(heard).toEqual(["greeting", "resync"]));
  });

  it("[EVENT-17] have one each where the browser knows no locks", async () => {
    vi.stubGlobal("navigator", {});
    tabs.push(openTab(), openTab());
    await vi.waitFor(() => expect(watching).toHaveLength(2));
  });
});
