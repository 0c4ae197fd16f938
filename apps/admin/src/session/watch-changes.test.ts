import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchChanges } from "./watch-changes.ts";

/** A stream that the test writes to. */
class TestStream {
  readonly response: Response;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor() {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
    });
    this.response = new Response(body, { headers: { "content-type": "text/event-stream" } });
  }
  send(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }
  end(): void {
    this.#controller?.close();
  }
  breakOff(): void {
    this.#controller?.error(new TypeError("network"));
  }
}

const RESYNC = "event: resync\ndata: {}\n\n";
const changeMessage = (noun: string) => `event: changed\ndata: {"noun":"${noun}"}\n\n`;

let stop: AbortController;
let heard: string[];
let connection: boolean[];
const listener = {
  onChange: (noun: string) => void heard.push(noun),
  onResync: (first: boolean) => void heard.push(first ? "greeting" : "resync"),
  onConnection: (isConnected: boolean) => void connection.push(isConnected),
  onRefused: () => void heard.push("refused"),
};
const responses = (...each: (Response | Error)[]) => {
  const fetched = vi.fn(() => {
    const next = each.shift();
    if (next instanceof Response) return Promise.resolve(next);
    return next ? Promise.reject(next) : new Promise<Response>(() => undefined);
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
};

/** Lets the seconds pass until that was received; the parser of the stream is loaded in real time meanwhile. */
async function expectHeard(expected: readonly string[]): Promise<void> {
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(heard).toEqual(expected);
    },
    { interval: 5, timeout: 60_000 },
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  stop = new AbortController();
  heard = [];
  connection = [];
});
afterEach(() => {
  stop.abort();
  vi.useRealTimers();
});

describe("hearing of changes", () => {
  it("[EVENT-6] distinguishes the first resync of a stream from later ones, and names what changed", async () => {
    const line = new TestStream();
    responses(line.response);
    void watchChanges(() => Promise.resolve("token"), listener, stop.signal);
    line.send(RESYNC + changeMessage("offers"));
    line.send(RESYNC);
    await expectHeard(["greeting", "offers", "resync"]);
  });

  it("[EVENT-7] comes back after a stream that ended and one that broke, and resyncs each time", async () => {
    const [first, second, third] = [new TestStream(), new TestStream(), new TestStream()];
    responses(first.response, second.response, third.response);
    void watchChanges(() => Promise.resolve("token"), listener, stop.signal);
    first.send(RESYNC);
    first.end();
    second.send(RESYNC);
    await expectHeard(["greeting", "resync"]);
    second.breakOff();
    third.send(RESYNC + changeMessage("stores"));
    await expectHeard(["greeting", "resync", "resync", "stores"]);
  });

  it("[EVENT-7] [EVENT-18] comes back after a refusal, which is told, a server that is away, and a token that could not be had", async () => {
    const line = new TestStream();
    const fetched = responses(
      new Response("{}", { status: 401 }),
      new TypeError("Failed to fetch"),
      line.response,
    );
    const tokens = [Promise.reject(new Error("offline")), Promise.resolve(null)];
    const token = () => tokens.shift() ?? Promise.resolve("token");
    void watchChanges(token, listener, stop.signal);
    line.send(RESYNC);
    await expectHeard(["refused", "greeting"]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("[EVENT-16] gives up a stream that has fallen silent, says so once the server is away, and comes back", async () => {
    const [silent, line] = [new TestStream(), new TestStream()];
    responses(silent.response, new TypeError("Failed to fetch"), line.response);
    void watchChanges(() => Promise.resolve("token"), listener, stop.signal);
    silent.send(RESYNC);
    await expectHeard(["greeting"]);
    for (let beats = 0; beats < 5; beats += 1) {
      await vi.advanceTimersByTimeAsync(15_000);
      silent.send(": still here\n\n");
    }
    expect([heard, connection]).toEqual([["greeting"], [true]]);
    line.send(RESYNC);
    await expectHeard(["greeting", "resync"]);
    expect(connection).toEqual([true, false, true]);
  });

  it("[EVENT-7] ends when it is aborted, also in a pause", async () => {
    responses(new TypeError("Failed to fetch"));
    const watching = watchChanges(() => Promise.resolve("token"), listener, stop.signal);
    await vi.advanceTimersByTimeAsync(500);
    stop.abort();
    await expect(watching).resolves.toBeUndefined();
  });
});
