import { describe, expect, it } from "vitest";
import type { DecidedBranch } from "./decided-branches.schema.ts";
import { DECIDED_TEXTS, queueText, waitedText } from "./decided-branches.ts";

const NOW = "2026-11-27T18:00:00.000Z";
const ago = (hours: number) => new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();

const exampleDecision = (what: DecidedBranch["what"], hours: number): DecidedBranch => ({
  storeId: "s1",
  storeName: "Gastown",
  code: "VAN-01",
  companyName: "Maple",
  companyLogo: null,
  cityId: "vancouver",
  what,
  by: "Ines Roy",
  on: ago(24),
  waitedSince: ago(24 + hours),
});

describe("the queue of branches in words", () => {
  it("[STORE-A23] says for how long one waits, in whole units, and a minute at least", () => {
    expect([0, 0.5, 1, 23.9, 24, 47, 49].map((hours) => waitedText(ago(hours), NOW))).toEqual([
      "1 minute",
      "30 minutes",
      "1 hour",
      "23 hours",
      "1 day",
      "1 day",
      "2 days",
    ]);
  });

  it("[STORE-A23] says for how long the oldest waits, and within which time half were decided", () => {
    const all = [
      exampleDecision("approved", 4.5),
      exampleDecision("sentBack", 30),
      exampleDecision("approved", 1),
    ];
    expect(queueText({ count: 2, oldest: ago(25) }, all, NOW)).toBe(
      "2 waiting. The oldest for 1 day; half were decided within 5 hours.",
    );
    expect(queueText({ count: 0, oldest: null }, all.slice(0, 2), NOW)).toBe(
      "0 waiting. Half were decided within 5 hours.",
    );
  });

  it("[STORE-A23] counts neither a look at a change, nor a withdrawal, nor a second approval for that time", () => {
    const others = [
      exampleDecision("looked", 900),
      exampleDecision("withdrawn", 900),
      { ...exampleDecision("approved", 900), waitedSince: null },
    ];
    expect(queueText({ count: 1, oldest: ago(2) }, others, NOW)).toBe(
      "1 waiting. The oldest for 2 hours.",
    );
    expect(queueText({ count: 0, oldest: null }, [], NOW)).toBe("0 waiting.");
  });

  it("[STORE-A23] names what was decided", () => {
    expect(Object.values(DECIDED_TEXTS)).toEqual([
      "Approved",
      "Change approved",
      "Approval withdrawn",
      "Sent back",
    ]);
  });
});
