import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { now, setServerTime } from "./now.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T05:19:00Z") }));
afterEach(() => {
  setServerTime(new Date().toISOString(), Date.now());
  vi.useRealTimers();
});

/** A response that was under way for so long, of a server whose clock is so far ahead. */
const respond = (ahead: number, took = 0): void => {
  const sent = Date.now();
  vi.setSystemTime(sent + took);
  setServerTime(new Date(sent + took / 2 + ahead).toISOString(), sent);
};

it("[DATE-S1] goes by the server's clock if that of the computer is another, by seconds or by days", () => {
  for (const ahead of [-2 * DAY_MS, -40_000, 40_000, DAY_MS]) {
    respond(ahead);
    expect(now() - Date.now()).toBe(ahead);
  }
});

it("[DATE-S1] keeps what it knew while a response is no proof of anything else", () => {
  respond(0);
  respond(0, 90_000);
  expect(now()).toBe(Date.now());
});

it("[DATE-S1] keeps what it knew if a response has no time", () => {
  respond(3 * DAY_MS);
  setServerTime(null, Date.now());
  setServerTime("soon", Date.now());
  expect(now() - Date.now()).toBe(3 * DAY_MS);
});
