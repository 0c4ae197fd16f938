import { priceFlyer, type FlyerPlan } from "@marquee/domain/payments/price-flyer";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ReceiptView } from "./receipt-view.tsx";

const QUEBEC = { totalTax: 14.975, gst: 5, hst: 0, pst: 0, qst: 9.975 };

function receiptOf(change: Partial<FlyerPlan> = {}): Receipt {
  const plan = { items: 6, from: "2026-03-02", to: "2026-03-16", places: 8, tax: QUEBEC };
  const receipt = priceFlyer({ ...plan, campaignFor: "offer", ...change });
  if (isOutOfRange(receipt)) throw new Error(receipt.expected);
  return receipt;
}

const findLine = (name: string | RegExp) => screen.getByText(name).closest("li");

describe("a receipt", () => {
  it("[MONEY-M4] lists rate, days × places, subtotal, promo code and each tax down to the total", () => {
    const promocode = { type: "P", discount: 10 };
    render(<ReceiptView receipt={receiptOf({ promocode })} code="SPRING10" />);
    expect(findLine("6 offers a day")?.textContent).toContain("1.20");
    expect(findLine("14 days × 8 cities")?.textContent).toContain("× 112");
    expect(findLine("Subtotal")?.textContent).toContain("134.40");
    expect(findLine(/Promocode SPRING10/)?.textContent).toContain("−13.44");
    expect(findLine(/^GST/)?.textContent).toContain("6.05");
    expect(findLine(/^QST/)?.textContent).toContain("12.06");
    expect(screen.getByText("Total").parentElement?.textContent).toBe("TotalCAD 139.07");
  });

  it("opens the rate first, with where the next price step is, and any other line on demand", async () => {
    render(<ReceiptView receipt={receiptOf()} hint="Each further offer adds 0.20 a day." />);
    const rate = screen.getByRole("button", { name: "6 offers a day" });
    expect(rate.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText("Each further offer adds 0.20 a day.").closest("[hidden]")).toBeNull();
    const subtotal = screen.getByRole("button", { name: "Subtotal" });
    const reason = screen.getByText("1.20 × 14 days × 8 cities");
    expect(reason.closest("[hidden]")).not.toBeNull();
    await userEvent.click(subtotal);
    expect(subtotal.getAttribute("aria-expanded")).toBe("true");
    expect(reason.closest("[hidden]")).toBeNull();
  });

  it("shows that a card is charged at least 0.50 if the total is less", () => {
    const promocode = { type: "F", discount: 134.2 };
    render(<ReceiptView receipt={receiptOf({ promocode, tax: null })} />);
    expect(screen.getByText("Total").parentElement?.textContent).toBe("TotalCAD 0.20");
    expect(screen.getByText("Minimum card charge").parentElement?.textContent).toContain("0.50");
  });

  it("[PAY-R4] shows no charge of a card if PayPal was paid with", () => {
    const promocode = { type: "F", discount: 134.2 };
    const receipt = receiptOf({ promocode, tax: null });
    render(<ReceiptView receipt={receipt} paymentType="PayPal" reasons="shown" />);
    expect(screen.getByText("Total").parentElement?.textContent).toBe("TotalCAD 0.20");
    expect(screen.queryByText("Minimum card charge")).toBeNull();
  });

  it("shows every reason on a receipt that is read, not chosen", () => {
    render(<ReceiptView receipt={receiptOf()} reasons="shown" />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("1.20 × 14 days × 8 cities")).toBeDefined();
  });
});
