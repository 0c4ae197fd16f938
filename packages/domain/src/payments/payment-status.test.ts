import { describe, expect, it } from "vitest";
import { DISPUTE_STATES } from "../disputes/dispute-state.ts";
import { paymentStatus, paymentStatusText, type PaymentFacts } from "./payment-status.ts";
import { purchaseName } from "./purchase-name.ts";

const PAID: PaymentFacts = {
  state: "paid",
  hasFailed: false,
  refundedAmount: 0,
  disputeState: null,
};
const status = (facts: Partial<PaymentFacts>) => paymentStatus({ ...PAID, ...facts });

describe("a company's payment", () => {
  it("[PAY-S1] is paid, failed, waiting, refunded or disputed", () => {
    expect(status({})).toBe("paid");
    expect(status({ hasFailed: true })).toBe("paid");
    expect(status({ refundedAmount: 1 })).toBe("refunded");
    expect(status({ state: "refunded" })).toBe("refunded");
    for (const state of ["requiresAction", "unknown", "refundDue"] as const)
      expect(status({ state, hasFailed: true })).toBe("waiting");
  });
  it("[PAY-S2] has failed if an attempt has and none has paid, also once its checkout has ended", () => {
    expect(status({ state: "declined" })).toBe("failed");
    for (const state of ["open", "cancelled", "expired"] as const) {
      expect(status({ state, hasFailed: true })).toBe("failed");
      expect(status({ state })).toBeNull();
    }
  });
  it("[PAY-S3] is disputed until the dispute has ended in our favour", () => {
    expect(
      DISPUTE_STATES.filter((disputeState) => status({ disputeState }) === "disputed"),
    ).toEqual(["inquiry", "inquiryReview", "needsResponse", "underReview", "lost"]);
    expect(status({ disputeState: "won", refundedAmount: 1 })).toBe("refunded");
  });
  it("[PAY-S4] says whether all of it was refunded", () => {
    const refunded = { status: "refunded", amount: 8.05 } as const;
    expect(paymentStatusText({ ...refunded, refundedAmount: 8.05 })).toBe("Refunded");
    expect(paymentStatusText({ ...refunded, refundedAmount: 8.04 })).toBe("Refunded in part");
    expect(paymentStatusText({ status: "failed", amount: 1, refundedAmount: 0 })).toBe("Failed");
  });
  it("[PAY-S5] is named by what it is for", () => {
    expect(purchaseName({ kind: "flyer", name: "Spring" })).toBe("Spring");
    for (const name of [null, ""])
      expect(purchaseName({ kind: "cardVerification", name })).toBe("Card verification");
  });
});
