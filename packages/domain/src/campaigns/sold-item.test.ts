import { describe, expect, it } from "vitest";
import { promotionRun, runFrom, type Run } from "./campaign-run.ts";
import {
  isSoldAlready,
  liveAlreadyText,
  refuseSoldItem,
  soldAlreadyText,
  type SoldItem,
} from "./sold-item.ts";

const NOW = "2026-03-02T15:00:00.000Z";
const FREE: SoldItem = { active: "N", validFrom: null, validTill: null, waitingDays: null };
const purchase = (run: Run, days = 3) => ({ run, days });
/** A run of so many days that begins so many hours from now. */
const run = (hours: number, days: number) =>
  runFrom(Date.parse(NOW) + hours * 3_600_000, days) as Extract<Run, { validFrom: string }>;
const running = (hours: number, days: number): SoldItem => ({
  ...FREE,
  active: "Y",
  ...run(hours, days),
});
const WAITING = promotionRun({ days: 3, paidAt: NOW, approved: false });

describe("an item that something is bought for", () => {
  it("[CAMP-R9] has it already while it is live, whatever is bought", () => {
    expect(isSoldAlready(running(-1, 1), purchase(run(0, 30), 30), NOW)).toBe(true);
    expect(isSoldAlready(running(-1, 1), purchase(run(300, 3)), NOW)).toBe(true);
    expect(isSoldAlready(running(-1, 1), purchase(WAITING), NOW)).toBe(true);
  });

  it("[CAMP-R9] is live by the clock of another server that is some seconds ahead", () => {
    expect(isSoldAlready(running(5 / 3600, 1), purchase(run(0, 30), 30), NOW)).toBe(true);
  });

  it("[CAMP-R9] has it already if its run covers the days that are bought", () => {
    const nextWeek = running(100, 3);
    expect(isSoldAlready(nextWeek, purchase(run(100, 3)), NOW)).toBe(true);
    expect(isSoldAlready(nextWeek, purchase(run(110, 2), 2), NOW)).toBe(true);
    expect(isSoldAlready(nextWeek, purchase(run(99.5, 3)), NOW)).toBe(true);
  });

  it("[CAMP-R9] does not have it if days are bought that its run lacks", () => {
    const nextWeek = running(100, 3);
    expect(isSoldAlready(nextWeek, purchase(run(100, 4), 4), NOW)).toBe(false);
    expect(isSoldAlready(nextWeek, purchase(run(76, 4), 4), NOW)).toBe(false);
    expect(isSoldAlready(nextWeek, purchase(run(0, 1), 1), NOW)).toBe(false);
    expect(isSoldAlready(nextWeek, purchase(run(500, 1), 1), NOW)).toBe(false);
  });

  it("[CAMP-R9] does not have it if nothing was bought yet, or its run is over", () => {
    expect(isSoldAlready(FREE, purchase(run(0, 3)), NOW)).toBe(false);
    expect(isSoldAlready(running(-100, 1), purchase(run(0, 3)), NOW)).toBe(false);
    expect(isSoldAlready(FREE, purchase(WAITING), NOW)).toBe(false);
  });

  it("[CAMP-R9] has it already if it waits for the approval of its branch with as many days", () => {
    expect(isSoldAlready({ ...FREE, waitingDays: 3 }, purchase(WAITING), NOW)).toBe(true);
    expect(isSoldAlready({ ...FREE, waitingDays: 2 }, purchase(WAITING), NOW)).toBe(false);
  });
});

describe("an item that is chosen for the days of a plan", () => {
  const nextWeek = { ...running(110, 7), campaignId: "g1" };
  const refuse = (fromDate: string, toDate: string, item = nextWeek) =>
    refuseSoldItem(item, { fromDate, toDate }, { now: NOW, approved: true });
  it("[CAMP-R12] is refused with its status where a run that is paid for covers these days", () => {
    expect(refuse("2026-03-08", "2026-03-10")).toBe("Paid for already on these days: Starts Mar 6");
  });
  it("[CAMP-R12] is taken for days that it gains, and while no days are chosen", () => {
    expect(refuse("2026-03-08", "2026-03-30")).toBeUndefined();
    expect(refuse("", "")).toBeUndefined();
    expect(refuse("2026-03-10", "2026-03-08")).toBeUndefined();
    expect(refuse("2026-03-08", "2026-03-10", { ...FREE, campaignId: "g1" })).toBeUndefined();
  });
  it("[PAYSRV-C2] is named by the refusal, two at most", () => {
    expect(soldAlreadyText(["Mug"])).toBe(
      "“Mug” is paid for already: it is promoted on all of these days.",
    );
    expect(soldAlreadyText(["Mug", "Vase", "Lamp", "Rug"])).toBe(
      "“Mug”, “Vase” and 2 more are paid for already: they are promoted on all of these days.",
    );
    expect(liveAlreadyText(["Mug", "Vase"])).toBe(
      "“Mug” and “Vase” are live already, so they can not be promoted now.",
    );
    expect(liveAlreadyText(["Mug"])).toBe("“Mug” is live already, so it can not be promoted now.");
  });
});
