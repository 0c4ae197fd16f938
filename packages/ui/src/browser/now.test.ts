import { afterEach, expect, it } from "vitest";
import { now, takeServerTime } from "./now.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const serverAt = (later: number) => takeServerTime(new Date(Date.now() + later).toISOString());

afterEach(() => serverAt(0));

it("[DATE-S1] goes by the server's clock if that of the computer is another", () => {
  serverAt(-2 * DAY_MS);
  expect(Math.abs(now() - (Date.now() - 2 * DAY_MS))).toBeLessThan(1000);
  serverAt(500);
  expect(Math.abs(now() - Date.now())).toBeLessThan(100);
});

it("[DATE-S1] keeps what it knew if a response has no time", () => {
  serverAt(3 * DAY_MS);
  takeServerTime(null);
  takeServerTime("soon");
  expect(now() - Date.now()).toBeGreaterThan(2 * DAY_MS);
});
