import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { differenceChanges } from "./difference-changes.ts";
import { differenceRules } from "./difference-rules.ts";
import { differenceOf, providerPage, sideText } from "./difference-text.ts";
import { reconciliationMessages } from "./messages.ts";
import { dueNight } from "./night.ts";
import { settlementObstacle, settlementOf } from "./settlement-rules.ts";

describe("a difference", () => {
  it("[RECONCILE-V1] is closed with a note", () => {
    expect(ruleIssues(differenceRules, { note: "" }, undefined)).toEqual([
      { rule: "RECONCILE-V1", field: "note", message: "Please enter a note" },
    ]);
    expect(ruleIssues(differenceRules, { note: "Known." }, undefined)).toEqual([]);
  });

  it("[RECONCILE-Q8] says how much more the provider has, in one currency, and where to look there", () => {
    const sides = { hereAmount: 10.4, hereCurrency: "CAD", thereAmount: 10.41 };
    expect(differenceOf({ ...sides, thereCurrency: "CAD" })).toBe(0.01);
    expect(differenceOf({ ...sides, thereCurrency: "USD" })).toBeNull();
    expect(
      differenceOf({ hereAmount: 10, hereCurrency: "CAD", thereAmount: null, thereCurrency: null }),
    ).toBe(-10);
    expect(sideText(10.4, "USD")).toBe("USD 10.40");
    const line = { paymentType: "Card", kind: "payment" } as const;
    expect(providerPage({ ...line, lineId: "pi_3Qy" })).toBe(
      "https://dashboard.stripe.com/payments/pi_3Qy",
    );
    expect(providerPage({ ...line, lineId: "pi_sbx_1" })).toBeNull();
    expect(providerPage({ paymentType: "PayPal", kind: "dispute", lineId: "PP-1" })).toBe(
      "https://www.paypal.com/resolutioncenter/view/PP-1",
    );
  });

  it("[RECONCILE-Q6] has a history of what was found, changed, closed and opened", () => {
    const row = (closed_on: string | null, note: string | null) => ({ closed_on, note });
    const rows = [
      { before: row("2026-03-03", "Known."), after: row(null, null) },
      { before: row(null, null), after: row("2026-03-03", "Known.") },
      { before: row(null, null), after: row(null, null) },
      { before: null, after: row(null, null) },
    ].map((each) => ({ at: "2026-03-03T12:00:00.000Z", actor: "a@b.ca", ...each }));
    expect(differenceChanges(rows).map(({ what, note }) => [what, note])).toEqual([
      ["opened", null],
      ["closed", "Known."],
      ["changed", null],
      ["found", null],
    ]);
  });

  it("[RECONCILE-Q6] has in its history whether a credit note was written or a fee booked", () => {
    const closed = { closed_on: "2026-03-03", note: "By hand." };
    const open = { closed_on: null, note: null, settled_as: null };
    const rows = ["creditNote", "fee"].map((settled_as) => ({
      at: "2026-03-03T12:00:00.000Z",
      actor: "a@b.ca",
      before: open,
      after: { ...closed, settled_as },
    }));
    expect(differenceChanges(rows).map(({ what, note }) => [what, note])).toEqual([
      ["credited", "By hand."],
      ["booked", "By hand."],
    ]);
  });
});

describe("what settles a difference", () => {
  const refund = {
    kind: "otherRefunds",
    checkoutId: "k1",
    hereAmount: null,
    hereCurrency: null,
    thereAmount: 2.26,
    thereCurrency: "CAD",
  } as const;
  const fee = { ...refund, kind: "disputeFee", checkoutId: null, thereAmount: 15 } as const;

  it("[RECONCILE-A1] is a credit note of a refund that the books do not have, and the booking of a fee of a dispute", () => {
    expect(settlementOf(refund)).toBe("creditNote");
    expect(settlementOf({ ...refund, hereAmount: 1, hereCurrency: "CAD" })).toBe("creditNote");
    expect(settlementOf(fee)).toBe("fee");
    expect(settlementOf({ ...fee, hereAmount: 15, hereCurrency: "CAD", thereAmount: 0 })).toBe(
      "fee",
    );
  });

  it.each([
    ["that the books have more of", { ...refund, hereAmount: 3, hereCurrency: "CAD" }],
    ["of a payment that is not here", { ...refund, checkoutId: null }],
    ["of two currencies", { ...refund, hereAmount: 1, hereCurrency: "USD" }],
    [
      "that the provider does not have",
      { ...fee, hereAmount: 15, hereCurrency: "CAD", thereAmount: null, thereCurrency: null },
    ],
    ["of received money", { ...refund, kind: "payment" }],
    ["of a payout", { ...refund, kind: "payout" }],
  ] as const)("[RECONCILE-A1] is a note alone for a difference %s", (_what, difference) => {
    expect(settlementOf(difference)).toBeNull();
  });

  it("[RECONCILE-A2] is refused in words where the difference is another one, or has moved", () => {
    expect(settlementObstacle(refund, "creditNote", 2.26)).toBeNull();
    expect(settlementObstacle(refund, "fee", 2.26)).toBe(reconciliationMessages.notFee);
    expect(settlementObstacle(fee, "creditNote", 15)).toBe(reconciliationMessages.notCreditable);
    expect(settlementObstacle(fee, "fee", 14.99)).toBe(reconciliationMessages.moved);
  });
});

it("[RECONCILE-P6] belongs to a night from three in the morning on, in Central time", () => {
  expect(dueNight(new Date("2026-03-03T08:59:59.999Z"))).toBeNull();
  expect(dueNight(new Date("2026-03-03T09:00:00.000Z"))).toBe("2026-03-03");
  expect(dueNight(new Date("2026-03-04T05:59:59.999Z"))).toBe("2026-03-03");
});
