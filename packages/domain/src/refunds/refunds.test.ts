import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAmount } from "../money/cents.ts";
import { ruleIssues } from "../validation/rule.ts";
import { refundMessages } from "./messages.ts";
import { daysRefunded, lastDayOf, refundEffect, shortenRun } from "./refund-effect.ts";
import { refundObstacle } from "./refund-obstacle.ts";
import { refundRules } from "./refund-rules.ts";
import { isOpenRefund, REFUND_STATES } from "./refund-state.ts";
import { refundToRepeat, returnedOf } from "./returned-refunds.ts";

const issues = (form: object, left = 360.56) =>
  ruleIssues(
    refundRules,
    { amount: 10, amountAgain: null, reason: "You asked for it.", ...form },
    { left },
  ).map(({ rule, message }) => `${rule} ${message}`);

describe("the form of a refund", () => {
  it("[REFUND-V1] asks for an amount", () => {
    for (const amount of [null, 0])
      expect(issues({ amount })).toEqual([`REFUND-V1 ${refundMessages.amountMissing}`]);
  });
  it("[REFUND-V2] takes at most what is left, to the cent", () => {
    expect(issues({ amount: 10 }, 10)).toEqual([]);
    expect(issues({ amount: 10.01 }, 10)).toEqual([`REFUND-V2 ${refundMessages.amountTooLarge}`]);
  });
  it("[REFUND-V3] asks for a reason", () => {
    expect(issues({ reason: " " })).toEqual([`REFUND-V3 ${refundMessages.reasonMissing}`]);
  });
  it("[REFUND-V4] asks for a large amount twice", () => {
    expect(issues({ amount: 200 })).toEqual([]);
    expect(issues({ amount: 200.01, amountAgain: 200.01 })).toEqual([]);
    for (const amountAgain of [null, 200])
      expect(issues({ amount: 200.01, amountAgain })).toEqual([
        `REFUND-V4 ${refundMessages.amountAgain}`,
      ]);
  });
});

describe("the state of a refund", () => {
  it("[REFUND-S1] is open until the provider has said what becomes of it", () => {
    expect(REFUND_STATES.filter(isOpenRefund)).toEqual(["requested", "pending"]);
  });
});

describe("what can be refunded", () => {
  const paid = {
    status: "Paid",
    amount: 20,
    isSettled: true,
    left: 20,
    disputes: [],
    hasOpenRefund: false,
  } as const;
  it("[REFUND-S2] [REFUND-S3] [REFUND-S4] is nothing while something else has its money, and says so", () => {
    expect(refundObstacle(paid)).toBeNull();
    expect(refundObstacle({ ...paid, disputes: ["inquiry", "won"] })).toBeNull();
    expect(refundObstacle({ ...paid, disputes: ["needsResponse"] })).toContain("disputed");
    expect(refundObstacle({ ...paid, hasOpenRefund: true })).toBe(refundMessages.isOpen);
    expect(refundObstacle({ ...paid, isSettled: false })).toBe(refundMessages.isAutomatic);
    expect(refundObstacle({ ...paid, status: "Fail" })).toBe(refundMessages.notPaid);
    expect(refundObstacle({ ...paid, amount: 0, left: 0 })).toBe(refundMessages.notPaid);
    expect(refundObstacle({ ...paid, left: 0 })).toBe(refundMessages.nothingLeft);
  });
});

const NOW = "2026-11-26T18:00:00.000Z";
/** Two weeks of Central days, of which the first has begun; the clocks do not change in them. */
const run = {
  days: 14,
  validFrom: "2026-11-26T06:00:00.000Z",
  validTill: "2026-12-10T06:00:00.000Z",
};
const share = (amount: number, earlier = 0) => ({
  paid: 360.56,
  amount,
  total: toAmount(BigInt(Math.round((amount + earlier) * 100))),
});

describe("what a refund does", () => {
  it("[REFUND-R3] is known before it is done: what it ends, and what stays", () => {
    const refundable = {
      transactionId: "t1",
      companyName: "Maple",
      paidFor: "Spring",
      userId: "ada@x.test",
      paidOn: NOW,
      paymentType: "Card",
      paidWith: null,
      amount: 360.56,
      refunded: 100,
      left: 260.56,
      currency: "CAD",
      obstacle: null,
      campaign: { id: "p1", campaignName: "Spring", items: 6, ...run },
      invoice: null,
      refunds: [],
    } as const;
    const effect = refundEffect(refundable, 231.79, NOW);
    expect(effect).toMatchObject({
      run: { effect: "shortened", days: 5 },
      lines: [],
      stays: 28.77,
    });
    expect(refundEffect(refundable, 260.56, NOW).run?.effect).toBe("stopped");
    expect(refundEffect({ ...refundable, campaign: null }, 1, NOW).run).toBeNull();
  });
});

describe("what a refund ends", () => {
  it("[REFUND-R1] is as many whole days as the amount pays for", () => {
    expect(daysRefunded(14, share(231.79))).toBe(9);
    expect(daysRefunded(14, share(231.78))).toBe(8);
    expect(daysRefunded(14, share(25.74))).toBe(0);
    const shortened = shortenRun(run, share(231.79), NOW);
    expect(shortened).toMatchObject({ effect: "shortened", days: 5 });
    expect(shortened.run.validTill).toBe("2026-12-01T06:00:00.000Z");
    expect(lastDayOf({ validTill: shortened.run.validTill ?? "" })).toBe("2026-11-30");
  });
  it("[REFUND-R1] is all of it once all is refunded, by several refunds too", () => {
    expect(shortenRun(run, share(360.56), NOW)).toMatchObject({
      effect: "stopped",
      run: { validFrom: run.validFrom, validTill: NOW },
    });
    expect(shortenRun(run, share(0.56, 360), NOW).effect).toBe("stopped");
  });
  it("[REFUND-R1] keeps the end of a Central day one, when the clocks change in between", () => {
    const autumn = {
      days: 3,
      validFrom: "2026-10-31T05:00:00.000Z",
      validTill: "2026-11-03T06:00:00.000Z",
    };
    const { run: left } = shortenRun(
      autumn,
      { paid: 3, amount: 2, total: 2 },
      "2026-10-30T00:00:00.000Z",
    );
    expect(left.validTill).toBe("2026-11-01T05:00:00.000Z");
  });
  it("[REFUND-R2] is no day that has passed, and nothing of what is over", () => {
    const late = "2026-12-08T18:00:00.000Z";
    expect(shortenRun(run, share(231.79), late)).toMatchObject({
      effect: "stopped",
      run: { validTill: late },
    });
    expect(shortenRun(run, share(360.56), "2026-12-10T06:00:00.000Z").effect).toBe("stays");
  });
  it("[REFUND-R2] never begins if it has not yet, and has fewer days if it waits", () => {
    const early = "2026-11-20T18:00:00.000Z";
    const never = shortenRun(run, share(360.56), early).run;
    expect(never.validTill).toBe(early);
    expect(never.validFrom).toBe("2026-11-20T17:59:59.999Z");
    const waiting = { days: 14, validFrom: null, validTill: null };
    expect(shortenRun(waiting, share(231.79), NOW)).toEqual({
      run: { validFrom: null, validTill: null },
      days: 5,
      effect: "shortened",
    });
    expect(shortenRun(waiting, share(360.56), NOW).effect).toBe("stopped");
  });
  it("[REFUND-R1] [REFUND-R2] never lengthens a run, and ends it after it has begun", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 36_056 }),
        fc.date({ min: new Date("2026-11-01"), max: new Date("2027-01-01"), noInvalidDate: true }),
        (cents, now) => {
          const { run: left } = shortenRun(run, share(cents / 100), now);
          expect(Date.parse(left.validTill ?? "")).toBeLessThanOrEqual(Date.parse(run.validTill));
          expect(Date.parse(left.validFrom ?? "")).toBeLessThan(Date.parse(left.validTill ?? ""));
        },
      ),
    );
  });
});

describe("a refund whose money came back", () => {
  const at = (minute: number) => new Date(Date.parse(NOW) + minute * 60_000).toISOString();
  const doneRefund = (amount: number, minute: number) =>
    ({ amount, state: "done", settledOn: at(minute), returnedOn: null }) as const;
  const returnedRefund = (amount: number, minute: number, back: number) =>
    ({ ...doneRefund(amount, minute), state: "failed", returnedOn: at(back) }) as const;
  const neverArrived = { ...doneRefund(5, 0), state: "failed" } as const;

  it("[REFUND-R5] takes no more days when it is refunded again, up to its amount", () => {
    expect(returnedOf([neverArrived, doneRefund(3, 1)])).toBe(0);
    expect(returnedOf([returnedRefund(30, 0, 10)])).toBe(30);
    expect(returnedOf([doneRefund(12.5, 20), returnedRefund(30, 0, 10)])).toBe(17.5);
    expect(returnedOf([doneRefund(40, 20), returnedRefund(30, 0, 10)])).toBe(0);
    expect(returnedOf([doneRefund(40, 5), returnedRefund(30, 0, 10)])).toBe(30);
    expect(returnedOf([returnedRefund(30, 20, 30), returnedRefund(30, 0, 10)])).toBe(30);
    expect(daysRefunded(14, { ...share(231.79), returned: 231.79 })).toBe(0);
    expect(daysRefunded(14, { ...share(231.79), returned: 300 })).toBe(0);
    expect(daysRefunded(14, { ...share(257.53), returned: 231.79 })).toBe(0);
    expect(daysRefunded(14, { ...share(257.54), returned: 231.79 })).toBe(1);
  });

  it("[REFUND-R5] never gives days back or takes a day twice, whatever comes back in whatever order", () => {
    const some = fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 9_000 }), comesBack: fc.boolean() }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(some, (refunds) => {
        const settled = refunds.map(({ cents, comesBack }, place) =>
          comesBack
            ? returnedRefund(cents / 100, place * 2, place * 2 + 1)
            : doneRefund(cents / 100, place * 2),
        );
        const arrived = settled.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        const back = Math.round(returnedOf(settled) * 100);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back).toBeLessThanOrEqual(arrived);
        // refunding all of it again leaves nothing that has no days taken
        expect(returnedOf([...settled, doneRefund(back / 100 || 0.01, 999)])).toBe(0);
      }),
    );
  });

  it("[REFUND-M2] is filled in to be requested again, unless a later one arrived", () => {
    expect(refundToRepeat([returnedRefund(30, 0, 10), doneRefund(1, 0)])).toMatchObject({
      amount: 30,
    });
    expect(refundToRepeat([doneRefund(30, 20), returnedRefund(30, 0, 10)])).toBeUndefined();
    expect(refundToRepeat([])).toBeUndefined();
  });
});
