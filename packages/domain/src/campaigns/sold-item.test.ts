import { describe, expect, it } from "vitest";
import { promotionRun, runFrom, type Run } from "./campaign-run.ts";
import { isSoldAlready, type SoldItem } from "./sold-item.ts";

const NOW = "2026-03-02T15:00:00.000Z";
const FREE: SoldItem = { active: "N", validFrom: null, validTill: null, waitingDays: null };
const bought = (run: Run, days = 3) => ({ run, days });
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
    expect(isSoldAlready(running(-1, 1), bought(run(0, 30), 30), NOW)).toBe(true);
    expect(isSoldAlready(running(-1, 1), bought(run(300, 3)), NOW)).toBe(true);
    expect(isSoldAlready(running(-1, 1), bought(WAITING), NOW)).toBe(true);
  });

  it("[CAMP-R9] is live by the clock of another server that is some seconds ahead", () => {
    expect(isSoldAlready(running(5 / 3600, 1), bought(run(0, 30), 30), NOW)).toBe(true);
  });

  it("[CAMP-R9] has it already if its run covers the days that are bought", () => {
    const nextWeek = running(100, 3);
    expect(isSoldAlready(nextWeek, bought(run(100, 3)), NOW)).toBe(true);
    expect(isSoldAlready(nextWeek, bought(run(110, 2), 2), NOW)).toBe(true);
    expect(isSoldAlready(nextWeek, bought(run(99.5, 3)), NOW)).toBe(true);
  });

  it("[CAMP-R9] does not have it if days are bought that its run lacks", () => {
    const nextWeek = running(100, 3);
    expect(isSoldAlready(nextWeek, bought(run(100, 4), 4), NOW)).toBe(false);
    expect(isSoldAlready(nextWeek, bought(run(76, 4), 4), NOW)).toBe(false);
    expect(isSoldAlready(nextWeek, bought(run(0, 1), 1), NOW)).toBe(false);
    expect(isSoldAlready(nextWeek, bought(run(500, 1), 1), NOW)).toBe(false);
  });

  it("[CAMP-R9] does not have it if nothing was bought yet, or its run is over", () => {
    expect(isSoldAlready(FREE, bought(run(0, 3)), NOW)).toBe(false);
    expect(isSoldAlready(running(-100, 1), bought(run(0, 3)), NOW)).toBe(false);
    expect(isSoldAlready(FREE, bought(WAITING), NOW)).toBe(false);
  });

  it("[CAMP-R9] has it already if it waits for the approval of its branch with as many days", () => {
    expect(isSoldAlready({ ...FREE, waitingDays: 3 }, bought(WAITING), NOW)).toBe(true);
    expect(isSoldAlready({ ...FREE, waitingDays: 2 }, bought(WAITING), NOW)).toBe(false);
  });
});
