import { describe, expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { amountCharged, chargeFor } from "./card-charge.ts";
import { cardErrorMessage, cardMessage, failureMessage } from "./card-message.ts";
import { brandName, paidWithText } from "./card-text.ts";
import { outcomeOf } from "./outcome-of.ts";
import { discountOf, promocodeKey, promocodeRules, refusePromocode } from "./promocode.ts";
import { formatLine } from "./receipt-lines.ts";
import {
  endsThisMonth,
  expiresSoon,
  firstCard,
  isCardExpired,
  savedCardRules,
  soonMonths,
} from "./saved-cards.ts";
import { refuseTax, taxOf, taxParts } from "./tax.ts";

describe("what was paid with", () => {
  it("[PAY-W1] is named by the brand as it is printed on the card, or by the kind of payment alone", () => {
    const visa = { paymentType: "Card", brand: "visa", last4digit: "4242" } as const;
    expect(paidWithText(visa, "Card")).toBe("Visa ending in 4242");
    expect(paidWithText({ paymentType: "PayPal" }, "PayPal")).toBe("PayPal");
    expect([paidWithText(null, "Card"), paidWithText(null, "PayPal")]).toEqual(["Card", "PayPal"]);
    expect([brandName("Amex"), brandName("girocard")]).toEqual(["American Express", "girocard"]);
  });
});

describe("promo codes", () => {
  it("[PAY-V7] are looked up without spaces and invisible characters, in capital letters", () => {
    expect(promocodeKey("\u200B spring10\uFEFF\u2060 ")).toBe("SPRING10");
  });
  it("[PAY-P1] take their amount off if they are of type F", () => {
    expect(discountOf(13440n, { type: "F", discount: 10.5 })).toBe(1050n);
  });
  it("[PAY-P2] take a percent off if they are of any other type, rounded once", () => {
    expect(discountOf(13440n, { type: "P", discount: 10 })).toBe(1344n);
    expect(discountOf(5n, { type: "", discount: 50 })).toBe(3n);
    for (const discount of [-1, 100.5, Number.NaN])
      expect(refusePromocode({ type: "P", discount })).toMatchObject({
        field: "promocode.discount",
      });
  });
  it("[PAY-P3] never take more than the subtotal", () => {
    expect(discountOf(500n, { type: "F", discount: 7 })).toBe(500n);
    expect(discountOf(500n, { type: "P", discount: 100 })).toBe(500n);
    expect(refusePromocode({ type: "F", discount: -1 })).toMatchObject({ _tag: "OutOfRange" });
  });
  it("[PAY-V1] ask for a code", () => {
    expect(ruleIssues(promocodeRules, { promocode: " " }, { found: null })).toEqual([
      { rule: "PAY-V1", field: "promocode", message: "Please enter promocode" },
    ]);
  });
  it("[PAY-V2] are refused when the look-up finds nothing, and not before it returned", () => {
    const messages = (found: undefined | null | { type: string; discount: number }) =>
      ruleIssues(promocodeRules, { promocode: "SPRING10" }, { found }).map(
        ({ message }) => message,
      );
    expect(messages(null)).toEqual(["Invalid promocode"]);
    expect(messages(undefined)).toEqual([]);
    expect(messages({ type: "P", discount: 10 })).toEqual([]);
  });
});

describe("tax", () => {
  const quebec = { totalTax: 14.975, gst: 5, qst: 9.975 };
  it("[PAY-T1] is the state's total percent of the discounted total, rounded once", () => {
    expect(taxOf(12096n, quebec)).toBe(1811n);
    expect(taxOf(10n, { totalTax: 5 })).toBe(1n);
    expect(taxOf(12096n, null)).toBe(0n);
  });
  it("[PAY-T2] is split by largest remainder", () => {
    expect(taxParts(1811n, quebec)).toEqual({ gst: 605n, hst: 0n, pst: 0n, qst: 1206n, other: 0n });
    // One cent for two equal parts: the first listed has it.
    expect(taxParts(1n, { totalTax: 10, gst: 5, pst: 5 })).toMatchObject({ gst: 1n, pst: 0n });
  });
  it("[PAY-T2] counts what the total holds beyond the named parts as other", () => {
    expect(taxParts(825n, { totalTax: 8.25 })).toMatchObject({ gst: 0n, other: 825n });
    expect(taxParts(1000n, { totalTax: 10, gst: 4 })).toMatchObject({ gst: 400n, other: 600n });
    expect(taxParts(0n, { totalTax: 0 })).toMatchObject({ gst: 0n, other: 0n });
  });
  it("[PAY-T3] refuses figures that are no percentages, and parts beyond the total", () => {
    expect(refuseTax(quebec)).toBeNull();
    expect(refuseTax({ totalTax: 0.3, gst: 0.1, pst: 0.2 })).toBeNull();
    expect(refuseTax({ totalTax: -1 })).toMatchObject({ field: "tax.totalTax" });
    expect(refuseTax({ totalTax: 5, qst: Number.NaN })).toMatchObject({ field: "tax.qst" });
    expect(refuseTax({ totalTax: 5, gst: 5, qst: 1 })).toMatchObject({ field: "tax.totalTax" });
  });
});

describe("the charge", () => {
  it("[PAY-C1] is nothing for a total of nothing", () => {
    expect(chargeFor(0n)).toBe(0n);
  });
  it("[PAY-C2] is at least 0.50 by card", () => {
    expect([1n, 49n, 50n, 51n, 13907n].map(chargeFor)).toEqual([50n, 50n, 50n, 51n, 13907n]);
  });
});

describe("the amount by method", () => {
  it("[PAY-C2] is the total by PayPal, and what a card is charged otherwise", () => {
    const receipt = { total: 0.2, charge: 0.5 };
    expect(amountCharged(receipt, "paypal")).toBe(0.2);
    expect(amountCharged(receipt, "card")).toBe(0.5);
  });
});

describe("saved cards", () => {
  const card = (cardId: string, expMonth: number, expYear: number) => ({
    cardId,
    brand: "visa",
    last4digit: "4242",
    expMonth,
    expYear,
    isDefault: false,
  });
  const now = new Date("2026-03-31T23:00:00Z");
  it("[PAY-V4] are good until the end of their month", () => {
    expect(
      [card("a", 2, 2026), card("b", 3, 2026), card("c", 1, 2027)].map((it) =>
        isCardExpired(it, now),
      ),
    ).toEqual([true, false, false]);
  });
  it("[CARDS-S1] end this month if it is their last one", () => {
    expect(
      [card("a", 2, 2026), card("b", 3, 2026), card("c", 3, 2027)].map((it) =>
        endsThisMonth(it, now),
      ),
    ).toEqual([false, true, false]);
  });
  it("[CARDS-S10] expire soon if they end this month or the next, over a new year too", () => {
    expect(
      [card("a", 3, 2026), card("b", 4, 2026), card("c", 5, 2026), card("d", 2, 2026)].map((it) =>
        expiresSoon(it, now),
      ),
    ).toEqual([true, true, false, false]);
    expect(expiresSoon(card("e", 1, 2027), new Date("2026-12-01T00:00:00Z"))).toBe(true);
  });
  it("[NOTE-13] end in the months that are announced, and in no other", () => {
    for (const day of ["2026-03-31T12:00:00Z", "2026-12-01T00:00:00Z", "2026-11-30T23:59:59Z"]) {
      const at = new Date(day);
      const months = Array.from({ length: 48 }, (_, month) =>
        card("m", (month % 12) + 1, 2025 + Math.floor(month / 12)),
      );
      const soon = months.filter((each) => expiresSoon(each, at));
      expect(soon.map(({ expMonth, expYear }) => ({ expMonth, expYear }))).toEqual(soonMonths(at));
    }
  });
  it("[PAY-V4] are chosen by the default of those that can pay, else by the newest", () => {
    const [over, good, other] = [card("a", 2, 2026), card("b", 3, 2026), card("c", 1, 2027)];
    expect(firstCard([over, good, other], now)).toBe(good);
    const chosen = { ...other, isDefault: true };
    expect(firstCard([over, good, chosen], now)).toBe(chosen);
    expect(firstCard([{ ...over, isDefault: true }, good, other], now)).toBe(good);
    expect(firstCard([over], now)).toBeNull();
    expect(firstCard([], now)).toBeNull();
  });
});

describe("outcomes", () => {
  it("[PAY-O1] are Paid when the provider says succeeded or COMPLETED", () => {
    expect([outcomeOf("succeeded"), outcomeOf("COMPLETED")]).toEqual(["Paid", "Paid"]);
  });
  it("[PAY-O2] are Fail when the card or the account was declined", () => {
    expect(["requires_payment_method", "DENIED", "DECLINED"].map(outcomeOf)).toEqual([
      "Fail",
      "Fail",
      "Fail",
    ]);
  });
  it("[PAY-O3] are Cancelled when the attempt was cancelled", () => {
    expect([outcomeOf("canceled"), outcomeOf("VOIDED")]).toEqual(["Cancelled", "Cancelled"]);
  });
  it("[PAY-O4] are unknown while the provider works, has no status, or has one that we do not know", () => {
    for (const status of [
      "processing",
      "PENDING",
      "requires_action",
      "APPROVED",
      "constructor",
      "",
      null,
    ])
      expect(outcomeOf(status)).toBe("unknown");
  });
  it("[PAY-O5] are Error when the provider itself failed", () => {
    expect(outcomeOf("FAILED")).toBe("Error");
  });
});

describe("messages at payment", () => {
  it("[PAY-M1] follow the status of the card payment", () => {
    expect(
      ["succeeded", "processing", "requires_payment_method", "canceled"].map(cardMessage),
    ).toEqual([
      "Payment succeeded!",
      "Your payment is processing.",
      "Your payment was not successful, please try again.",
      "Something went wrong.",
    ]);
  });
  it("[PAY-M4] says in plain words that the check with the bank failed, and else what the provider says", () => {
    const code = "payment_intent_authentication_failure";
    expect(failureMessage({ code, message: "We are unable to authenticate." })).toBe(
      "Your bank could not confirm that it was you.",
    );
    expect(failureMessage({ code: "card_declined", message: "No funds." })).toBe("No funds.");
  });
  it("[PAY-M2] are the provider's own for a card or a field, else ours", () => {
    expect(cardErrorMessage({ type: "card_error", message: "Your card was declined." })).toBe(
      "Your card was declined.",
    );
    expect(cardErrorMessage({ type: "validation_error", message: "Incomplete." })).toBe(
      "Incomplete.",
    );
    expect(cardErrorMessage({ type: "card_error" })).toBe("An unexpected error occured.");
    expect(cardErrorMessage({ type: "api_error", message: "stack" })).toBe(
      "An unexpected error occured.",
    );
  });
  it("[PAY-V3] ask for a saved card before paying with one", () => {
    expect(ruleIssues(savedCardRules, { cardId: "" }, undefined)).toMatchObject([
      { message: "Please select store card for process payment" },
    ]);
    expect(ruleIssues(savedCardRules, { cardId: "card_1" }, undefined)).toEqual([]);
  });
  it("[PAY-R3] print amounts with two decimals, and a count as a count", () => {
    expect(formatLine({ id: "quantity", amount: 112 })).toBe("× 112");
    expect(formatLine({ id: "promocode", amount: -13.44 })).toBe("−13.44");
  });
});
