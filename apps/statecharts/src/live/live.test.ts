import type { LiveActor, LiveStep } from "@marquee/machines/live/live-message";
import { describe, expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { chooseActor, chooseWindow, isShown, lastMoved, shownSteps } from "./chosen.ts";
import { liveOverlay } from "./live-overlay.ts";
import type { Live, LiveWindow } from "./live-store.ts";

const actor = (id: string, chart: string, since: number, isRunning = true): LiveActor => ({
  id,
  chart,
  since,
  isRunning,
  parent: null,
  states: [`${chart}.paying`],
  context: [],
});
const step = (number: number, from: string, to: string, taken: readonly string[]): LiveStep => ({
  number,
  actor: "2",
  at: number,
  event: "payment.started",
  carried: [],
  taken,
  from: [from],
  to: [to],
});
const window = (id: string, isGone: boolean, actors: readonly LiveActor[] = []): LiveWindow => ({
  id,
  number: 1,
  title: "Offers",
  openedAt: 0,
  isGone,
  actors,
  steps: [step(1, "a", "b", []), step(2, "b", "c", [])],
});
const live = (windows: readonly LiveWindow[], cleared = {}): Live => ({
  windows,
  cleared,
  isFollowing: true,
  isHeld: false,
});

describe("what is watched", () => {
  it("[LIVE-4] is the window that was asked for, else the latest that is open, else the last one seen", () => {
    const [first, second, gone] = [window("1", false), window("2", false), window("3", true)];
    expect(chooseWindow(live([first, second, gone]), "3")).toBe(gone);
    expect(chooseWindow(live([first, second, gone]), null)).toBe(second);
    expect(chooseWindow(live([gone]), "none")).toBe(gone);
    expect(chooseWindow(live([]), null)).toBeNull();
    const reloaded = { ...window("4", false), openedAt: 9 };
    expect(chooseWindow(live([first, gone, reloaded]), "3")).toBe(reloaded);
    expect(chooseWindow({ ...live([gone, reloaded]), isFollowing: false }, "3")).toBe(gone);
  });

  it("[LIVE-3] is the machine that was asked for, else the last of the chart that runs", () => {
    const [ended, running] = [actor("1", "checkout", 5, false), actor("2", "checkout", 1)];
    const shown = window("1", false, [running, ended, actor("3", "session", 9)]);
    expect(chooseActor(shown, "checkout", null)).toBe(running);
    expect(chooseActor(shown, "checkout", "1")).toBe(ended);
    expect(chooseActor(shown, "promocode", null)).toBeNull();
    expect(lastMoved(shown)?.chart).toBe("session");
  });

  it("[LIVE-5] is named in the address anew once the window was loaded again, though the same machine is shown", () => {
    const [shown, other] = [actor("1", "signIn", 1), actor("2", "session", 2)];
    const reloaded = { window: window("2", false, [shown, other]), actor: shown };
    expect(isShown(reloaded, shown, "1")).toBe(false);
    expect(isShown(reloaded, shown, "2")).toBe(true);
    expect(isShown(reloaded, shown, null)).toBe(true);
    expect(isShown(reloaded, other, "2")).toBe(false);
  });

  it("[LIVE-3] shows the steps since the trail was cleared", () => {
    const shown = window("1", false);
    expect(shownSteps(live([shown]), shown)).toHaveLength(2);
    expect(shownSteps(live([shown], { "1": 1 }), shown).map(({ number }) => number)).toEqual([2]);
  });
});

it("[LIVE-3] lies over the chart with the current state, those before, and the last transitions numbered", () => {
  const entry = entryOf("checkout");
  const taken = entry.chart.transitions[0]?.id ?? "";
  const steps = [
    step(1, "checkout.free", "checkout.paying", [taken]),
    step(2, "checkout.paying", "checkout.paying", []),
  ];
  const overlay = liveOverlay(entry, actor("2", "checkout", 0), steps);
  expect(overlay.states).toEqual({ "checkout.free": "been", "checkout.paying": "current" });
  expect(overlay.transitions).toEqual({ [taken]: { mark: "taken", badge: "1" } });
  expect(overlay.latest).toEqual({ transitions: [taken], number: 1 });
});
