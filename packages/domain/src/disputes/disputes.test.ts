import { describe, expect, it } from "vitest";
import { disputeReason } from "./dispute-reason.ts";
import {
  evidenceRecipient,
  awaitsResponse,
  canRespond,
  DISPUTE_STATES,
  holdsMoney,
  isClosed,
} from "./dispute-state.ts";

const NOW = "2026-03-02T18:00:00.000Z";

describe("a dispute", () => {
  it("[DISPUTE-P8] is responded to at the bank of a card, at PayPal, or to the payer whom PayPal asks first", () => {
    expect(evidenceRecipient({ paymentType: "Card", state: "inquiry" })).toBe("the bank");
    expect(evidenceRecipient({ paymentType: "PayPal", state: "needsResponse" })).toBe("PayPal");
    expect(evidenceRecipient({ paymentType: "PayPal", state: "inquiry" })).toBe("the payer");
  });
  it("[DISPUTE-S1] [DISPUTE-S2] either awaits us, is under review or is closed", () => {
    const turns = DISPUTE_STATES.map((state) => [
      state,
      awaitsResponse(state) ? "ours" : isClosed(state) ? "closed" : "theirs",
    ]);
    expect(Object.fromEntries(turns)).toEqual({
      inquiry: "ours",
      inquiryReview: "theirs",
      inquiryClosed: "closed",
      needsResponse: "ours",
      underReview: "theirs",
      won: "closed",
      lost: "closed",
      withdrawn: "closed",
    });
  });

  it("[DISPUTE-S3] holds its money until it is won or withdrawn; an inquiry holds none", () => {
    expect(DISPUTE_STATES.filter(holdsMoney)).toEqual(["needsResponse", "underReview", "lost"]);
  });

  it("[DISPUTE-S4] can be responded to while it is our turn, until its day", () => {
    const dueBy = "2026-03-02T18:00:00.001Z";
    expect(canRespond({ state: "needsResponse", dueBy }, NOW)).toBe(true);
    expect(canRespond({ state: "needsResponse", dueBy: NOW }, NOW)).toBe(false);
    expect(canRespond({ state: "inquiry", dueBy: null }, NOW)).toBe(true);
    expect(canRespond({ state: "underReview", dueBy }, NOW)).toBe(false);
  });
});

describe("the reason of a dispute", () => {
  it.each([
    ["fraudulent", "Fraudulent"],
    ["product_not_received", "Product not received"],
    ["MERCHANDISE_OR_SERVICE_NOT_RECEIVED", "Merchandise or service not received"],
    ["", ""],
  ])("[DISPUTE-S9] %j is %j", (reason, text) => {
    expect(disputeReason(reason)).toBe(text);
  });
});
