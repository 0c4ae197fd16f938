import type { StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { exampleStuckPayment } from "../../testing/example-stuck-payment.ts";
import { MERCHANT, renderPanel, renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { TransactionsScreen } from "./transactions-screen.tsx";

const transaction: Transaction = {
  id: "t1",
  transactionType: "Offer Campaign",
  status: "Error",
  providerStatus: "succeeded",
  offerId: null,
  productId: null,
  userId: "merchant@marquee.test",
  companyId: "c1",
  campaignName: "Spring throws",
  companyName: "Maple",
  invoiceId: null,
  invoiceKey: null,
  storeId: null,
  paymentId: "pi_owed",
  payerId: null,
  paymentType: "Card",
  paidWith: null,
  campaignId: null,
  amount: 12.5,
  createdOn: "2026-03-02T17:00:00.000Z",
  refundedOn: null,
  refundedAmount: null,
  lostAmount: null,
  disputeState: null,
};

const server = {
  asked: "",
  payments: [transaction] as readonly Transaction[],
  stuckPayments: [exampleStuckPayment] as readonly StuckPayment[],
  refusals: 0,
  retried: 0,
};

/** Responds as the server does: a retry settles the stuck payment, unless the test wants a refusal first. */
function respond({ pathname, search }: URL): Response {
  if (pathname === "/api/stuckPayments/a1/retry") {
    server.retried += 1;
    if (server.refusals > 0) {
      server.refusals -= 1;
      return refusalResponse({ tag: "Unavailable", message: "Out of order" });
    }
    server.stuckPayments = [];
    return dataResponse({ id: "a1", checkoutId: "k1", state: "refunded", stuck: false });
  }
  if (pathname === "/api/stuckPayments") return listResponse(server.stuckPayments);
  if (pathname.startsWith("/api/getCompanyTransactions/")) {
    server.asked = search;
    return listResponse(server.payments);
  }
  return listResponse([]);
}

serveCalls(respond);
beforeEach(() => {
  Object.assign(server, {
    payments: [transaction],
    stuckPayments: [exampleStuckPayment],
    refusals: 0,
    retried: 0,
  });
});

const master = { ...MERCHANT, isMaster: "Y" } as const;
const open = (at = "/home/offers") => renderScreen(<TransactionsScreen />, { at, user: master });
const tab = () => screen.findByRole("tab", { name: /Needs attention/ });

describe("payments", () => {
  it("[PAY-W1] show how they were paid", async () => {
    const visa = { paymentType: "Card", brand: "visa", last4digit: "4242" } as const;
    server.payments = [transaction, { ...transaction, id: "t2", paidWith: visa }];
    await open();
    const known = await screen.findByRole("row", { name: /t2/ });
    expect(within(known).getByText("Visa ending in 4242")).toBeTruthy();
    expect(within(screen.getByRole("row", { name: /t1/ })).getByText("Card")).toBeTruthy();
  });

  it("[PAYSRV-G3] show when they were refunded", async () => {
    server.payments = [
      transaction,
      { ...transaction, id: "t2", refundedOn: "2026-03-03T18:00:00Z", refundedAmount: 0.5 },
    ];
    await open();
    const back = await screen.findByRole("row", { name: /t2/ });
    expect(within(back).getByText(/Refunded/).textContent).toBe("Refunded 2026/03/03: CAD 0.50");
    expect(within(screen.getByRole("row", { name: /t1/ })).queryByText(/Refunded/)).toBeNull();
    expect(within(back).queryByRole("link")).toBeNull();
  });

  it("[INV-A1] [DISPUTE-P6] say what the payer has back by a lost dispute, and lead to its credit note", async () => {
    const lost = { disputeState: "lost", lostAmount: 3.1, invoiceKey: "i1" } as const;
    server.payments = [{ ...transaction, ...lost, status: "Paid" }];
    await open();
    expect(await screen.findByText(/^Disputed, lost: CAD 3\.10/)).toBeTruthy();
    const link = screen.getByRole("link", { name: "Credit notes" });
    expect(link.getAttribute("href")).toMatch(/\/home\/invoice\/viewInvoice\?id=i1$/);
  });

  it("[INV-C2] lead from a refund to the invoice with its credit notes", async () => {
    const refund = { refundedOn: "2026-03-03T18:00:00Z", refundedAmount: 12.5 };
    const invoice = { invoiceId: "INV-2026-000001", invoiceKey: "i1" };
    server.payments = [{ ...transaction, ...refund, ...invoice, status: "Paid" }];
    await open();
    const link = await screen.findByRole("link", { name: "Credit notes" });
    expect(link.getAttribute("href")).toMatch(/\/home\/invoice\/viewInvoice\?id=i1$/);
  });
});

describe("payments of some days", () => {
  it("[TRANSACTION-L2] are asked for by the days in the address, and by all days again", async () => {
    const { router } = await open("/home/offers?from=2026-03-01&to=2026-03-04");
    expect(await screen.findByText("t1")).toBeTruthy();
    expect(server.asked).toContain("from=2026-03-01&to=2026-03-04");
    await userEvent.click(screen.getByRole("button", { name: /^Payment dates:/ }));
    await userEvent.click(await screen.findByRole("button", { name: "All days" }));
    await waitFor(() => expect(server.asked).not.toContain("from="));
    expect(router.state.location.searchStr).toBe("");
  });
});

describe("a payment", () => {
  it("[CASE-S1] [SCREEN-L10] opens what happened to it in a page of its own, from a button that says what was paid", async () => {
    server.payments = [{ ...transaction, campaignName: "Linen week", paymentId: null }];
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "More for Linen week, t1" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "What happened" }));
    expect(opened).toHaveBeenCalledTimes(1);
    const address = new URL(String(opened.mock.calls[0]?.[0]), "http://localhost");
    expect(address.pathname).toBe("/STATECHARTS/paymentRecord");
    expect(Object.fromEntries(address.searchParams)).toEqual({ tab: "case", case: "payment.t1" });
  });
});

describe("payments that need attention", () => {
  it("[PAYSRV-D1] are counted beside the payments, and listed with what went wrong", async () => {
    const { router } = await open();
    expect(await screen.findByText("t1")).toBeTruthy();
    await waitFor(async () => expect(within(await tab()).getByText("1")).toBeTruthy());
    await userEvent.click(await tab());
    expect(await screen.findByText("pi_owed")).toBeTruthy();
    expect(router.state.location.searchStr).toBe("?tab=attention");
    const texts = ["Giving back", "20", "12.50", exampleStuckPayment.lastError ?? "", "succeeded"];
    for (const text of texts) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    // The tab that was pressed still has the focus.
    expect(document.activeElement).toBe(await tab());
  });

  it("[PAYSRV-D2] are queried again after a confirmation, and gone once they are settled", async () => {
    await open("/home/offers?tab=attention");
    const action = () => screen.findByRole("button", { name: "Ask the provider again pi_owed" });
    await userEvent.click(await action());
    const dialog = await screen.findByRole("alertdialog");
    expect(within(dialog).getByText(/12\.50/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(server.retried).toBe(0);
    await userEvent.click(await action());
    await userEvent.click(await screen.findByRole("button", { name: "Ask again" }));
    expect(await screen.findByText("Nothing needs attention.")).toBeTruthy();
    expect(server.retried).toBe(1);
  });

  it("[PAYSRV-D2] stay, with the reason, if the provider could not be queried", async () => {
    server.refusals = 1;
    await open("/home/offers?tab=attention");
    await userEvent.click(
      await screen.findByRole("button", { name: "Ask the provider again pi_owed" }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Ask again" }));
    expect(await screen.findByText("Out of order")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Nothing needs attention.")).toBeTruthy();
  });

  it("[PAYSRV-D1] are not shown to users who may not see transactions", async () => {
    await renderPanel("/home/transactions?tab=attention");
    expect(await screen.findByText(/Only a master user/)).toBeTruthy();
    expect(screen.queryByText("pi_owed")).toBeNull();
  });
});
