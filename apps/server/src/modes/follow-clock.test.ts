import { expect, it } from "vitest";
import type { Heard } from "../platform/events/change-feed.ts";
import { earlyLog } from "../platform/log/early-log.ts";
import { followClock } from "./follow-clock.ts";

const changed = (noun: string): Heard => ({ tag: "changed", change: { noun, companyId: "" } });

/** A clock that can be looked at, or not, and who hears what. */
function following(refresh: () => Promise<void>) {
  const said: string[] = [];
  const log = earlyLog();
  log.passOn({
    warn: (_about, text) => said.push(text),
    error: (about, text) => said.push(`${text}: ${"err" in about ? String(about.err) : ""}`),
  });
  const hearers: ((heard: Heard) => void)[] = [];
  const listen = (hear: (heard: Heard) => void) => {
    hearers.push(hear);
    return () => undefined;
  };
  followClock({ listen }, { refresh }, log);
  return { said, tell: (heard: Heard) => hearers.forEach((hear) => hear(heard)) };
}

it("[OPS-5] looks at the time again when it was put forward or something was missed, and at nothing else", () => {
  let looks = 0;
  const { tell } = following(async () => void (looks += 1));
  tell(changed("offers"));
  expect(looks).toBe(0);
  tell(changed("clock"));
  tell({ tag: "resync" });
  expect(looks).toBe(2);
});

it("[OPS-5] says why the time could not be read", async () => {
  const { said, tell } = following(() => Promise.reject(new Error("no connection")));
  tell(changed("clock"));
  await expect
    .poll(() => said)
    .toEqual(["the product's time could not be read; it may be behind: Error: no connection"]);
});
