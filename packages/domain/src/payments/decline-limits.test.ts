import { describe, expect, it } from "vitest";
import {
  cardFamily,
  DECLINE_HOLDERS,
  DECLINE_MINUTES,
  declinesText,
  mostDeclines,
  triedAgainAt,
} from "./decline-limits.ts";

const NOW = Date.parse("2026-11-27T12:00:00Z");
const minutesAgo = (minutes: number) => NOW - minutes * 60_000;

describe("declines of cards", () => {
  it("[DECLINE-1] are taken up to a number within an hour, by payer, card, family and address", () => {
    const most = mostDeclines("payer", 1);
    expect(DECLINE_HOLDERS.map((holder) => mostDeclines(holder, 1))).toEqual([10, 10, 30, 20]);
    const declines = Array.from({ length: most }, (_, index) => minutesAgo(index));
    expect(triedAgainAt(declines.slice(0, 2), most, NOW)).toBeNull();
    expect(triedAgainAt(declines.slice(1), most, NOW)).toBeNull();
    expect(triedAgainAt(declines, most, NOW)).not.toBeNull();
  });
  it("[DECLINE-2] may be tried again once the first of them is an hour old", () => {
    const declines = [minutesAgo(1), minutesAgo(20), minutesAgo(59)];
    expect(triedAgainAt(declines, 3, NOW)).toBe("2026-11-27T12:01:00.000Z");
    expect(triedAgainAt(declines, 3, NOW + 60_000)).toBeNull();
    expect(triedAgainAt(declines, 2, NOW)).toBe(
      new Date(minutesAgo(20) + DECLINE_MINUTES * 60_000).toISOString(),
    );
  });
  it("[DECLINE-3] say when a card may be tried again", () => {
    expect(declinesText(61)).toMatch(/nothing was charged\. Please try again in 2 minutes/);
    expect(declinesText(0)).toContain("in a minute");
  });
  it("[DECLINE-1] are multiplied as all limits are, and never refuse the first", () => {
    expect(mostDeclines("address", 0.5)).toBe(10);
    expect(mostDeclines("card", 0.001)).toBe(1);
  });
});

it("[DECLINE-5] is of a family by its first digits, or by brand, last digits and expiry where they are not shown", () => {
  const card = { brand: "visa", last4digit: "0002", expMonth: 12, expYear: 2030 };
  expect(cardFamily({ ...card, iin: "40000000" })).toBe(
    cardFamily({ ...card, last4digit: "9995", expYear: 2031, iin: "40000000" }),
  );
  expect(cardFamily({ ...card, iin: null })).toBe("visa 0002 12/2030");
  expect(cardFamily({ ...card, last4digit: "9995" })).not.toBe(cardFamily(card));
  expect(mostDeclines("family", 1)).toBeGreaterThan(mostDeclines("card", 1));
});
