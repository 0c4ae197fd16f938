import { expect, test } from "vitest";
import { replayedStates } from "./checkout-replay.ts";
import { readTrailText, writeTrail } from "./trail-address.ts";

test("[TRAIL-1] a stored state is replayed to the machine's state", () => {
  expect(replayedStates("open", false)).toEqual(["checkout.paying"]);
  expect(replayedStates("open", true)).toEqual(["checkout.free"]);
  expect(replayedStates("declined", false)).toEqual(["checkout.paying"]);
  expect(replayedStates("unknown", false)).toEqual(["checkout.waitingForProvider"]);
  expect(replayedStates("paid", false)).toEqual(["checkout.settled"]);
  expect(replayedStates("expired", false)).toEqual(["checkout.refused"]);
});

test("[TRAIL-1] a trail is read from an address as it was written, and what is no entry is left out", () => {
  const trail = {
    isFree: false,
    entries: [
      { at: "2026-03-02T06:00:00.000Z", state: "open", by: "person" },
      { at: "2026-03-02T06:00:09.250Z", state: "paid", by: "provider" },
    ],
  } as const;
  expect(readTrailText(writeTrail(trail))).toEqual(trail);
  expect(readTrailText(writeTrail({ ...trail, isFree: true })).isFree).toBe(true);
  expect(readTrailText("open.x.person~<b>.1.person~paid.9.sweeper~").entries).toEqual([
    { at: "1970-01-01T00:00:00.009Z", state: "paid", by: "sweeper" },
  ]);
});
