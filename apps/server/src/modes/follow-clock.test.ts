import { expect, it } from "vitest";
import type { FeedMessage } from "../platform/events/change-feed.ts";
import { earlyLog } from "../platform/log/early-log.ts";
import { followClock } from "./follow-clock.ts";

const changeMessage = (noun: string): FeedMessage => ({
  tag: "changed",
  change: { noun, companyId: "" },
});

/** A clock that can be read, or not, and who receives what. */
function following(refresh: () => Promise<void>) {
  const said: string[] = [];
  const log = earlyLog();
  log.passOn({
    warn: (_about, text) => said.push(text),
    error: (about, text) => said.push(`${text}: ${"err" in about ? String(about.err) : ""}`),
  });
  const listeners: ((message: FeedMessage) => void)[] = [];
  const listen = (listener: (message: FeedMessage) => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  followClock({ listen }, { refresh }, log);
  return {
    said,
    send: (message: FeedMessage) => listeners.forEach((listener) => listener(message)),
  };
}

it("[OPS-5] reads the time again when it was put forward or an event was missed, and nothing else", () => {
  let looks = 0;
  const { send } = following(async () => void (looks += 1));
  send(changeMessage("offers"));
  expect(looks).toBe(0);
  send(changeMessage("clock"));
  send({ tag: "resync" });
  expect(looks).toBe(2);
});

it("[OPS-5] logs why the time could not be read", async () => {
  const { said, send } = following(() => Promise.reject(new Error("no connection")));
  send(changeMessage("clock"));
  await expect
    .poll(() => said)
    .toEqual(["the product's time could not be read; it may be behind: Error: no connection"]);
});
