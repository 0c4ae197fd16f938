import { expect, test } from "vitest";
import { readTrail } from "./checkout-trail.ts";

const row = (before: string | null, after: string | null, actor: string, origin: string) => ({
  at: "2026-03-02T06:00:00.000Z",
  actor,
  origin,
  before: before === null ? null : { state: before, message: "a" },
  after: after === null ? null : { state: after, message: "b" },
});

test("[PAYSRV-D3] has an entry for each state of a checkout, with its cause, and names no user", () => {
  const trail = readTrail([
    row(null, "open", "nadia@marquee.test", "127.0.0.1"),
    row("open", "open", "nadia@marquee.test", "127.0.0.1"),
    row("open", "unknown", "payments", ""),
    row("unknown", "declined", "payments", "webhook:evt_1"),
    row("declined", "paid", "payments", "sweeper"),
    row("paid", null, "payments", "sweeper"),
  ]);
  expect(trail.map(({ state, by }) => [state, by])).toEqual([
    ["open", "person"],
    ["unknown", "system"],
    ["declined", "provider"],
    ["paid", "sweeper"],
  ]);
  expect(JSON.stringify(trail)).not.toContain("nadia");
});
