import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import type { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import type { Transaction } from "@marquee/domain/payments/transaction.schema";
import { expect, it } from "vitest";
import { exportRows } from "../../page-kit/list/export-rows.ts";
import type { Column } from "../../page-kit/list/list-definition.ts";
import { recordSavedFiles } from "../../testing/saved-files.ts";
import { invoiceColumns } from "../invoices/invoice-columns.tsx";
import { paymentColumns } from "../payments/payment-columns.tsx";
import { transactionColumns } from "./transaction-columns.tsx";

const NAMED = {
  campaignName: "Spring throws",
  companyName: "Maple",
  storeName: "Mile End",
  invoiceId: "INV-2026-000007",
  invoiceKey: "i7",
  createdOn: "2026-03-02T17:00:00.000Z",
  paidWith: null,
  disputeState: "lost",
} as const;

/** A row of 1,234.50 of which 200.00 were refunded and the rest was lost, as the file of a list has it: cells by heading. */
async function exportRow<Row>(columns: readonly Column<Row>[], row: object) {
  const saved = recordSavedFiles();
  await exportRows("Money", columns, [row as Row]);
  const bytes = await saved[0]?.arrayBuffer();
  const [labels = [], cells = []] = new TextDecoder()
    .decode(bytes)
    .trim()
    .split("\r\n")
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  return Object.fromEntries(labels.map((label, place) => [label, cells[place]]));
}

it("[PAY-S10] [PAY-S9] files name company, branch and invoice of each row, and what was refunded of it", async () => {
  const invoice: Partial<Invoice> = {
    ...NAMED,
    paymentAmount: 1234.5,
    creditNotes: [200, 1034.5].map((amount, place) => ({
      number: `CN-2026-00000${place}`,
      amount,
      lines: [],
      createdOn: NAMED.createdOn,
      voidedOn: null,
    })),
  };
  const payment: Partial<CompanyPayment> = {
    ...NAMED,
    kind: "flyer",
    name: "Spring throws",
    status: "disputed",
    amount: 1234.5,
    refundedAmount: 1234.5,
    creditNote: null,
    userId: "merchant@marquee.test",
  };
  const failed = { ...payment, status: "failed", refundedAmount: 0 } as const;
  const transaction: Partial<Transaction> = {
    ...NAMED,
    id: "t1",
    status: "Paid",
    transactionType: "Offer Campaign",
    paymentType: "Card",
    amount: 1234.5,
    refundedOn: NAMED.createdOn,
    refundedAmount: 200,
    lostAmount: 1034.5,
  };
  const alike = { Company: "Maple", "Refunded (CAD)": "1234.50" };
  expect(await exportRow(invoiceColumns, invoice)).toMatchObject({
    ...alike,
    Branch: "Mile End",
    "Invoice ID": "INV-2026-000007",
  });
  expect(await exportRow(paymentColumns, payment)).toMatchObject({
    ...alike,
    Branch: "Mile End",
    Invoice: "INV-2026-000007",
    "Amount (CAD)": "1234.50",
    "Charged (CAD)": "1234.50",
  });
  expect(await exportRow(paymentColumns, failed)).toMatchObject({
    "Amount (CAD)": "1234.50",
    "Charged (CAD)": "0.00",
  });
  expect(await exportRow(transactionColumns, transaction)).toMatchObject({
    ...alike,
    Invoice: "INV-2026-000007",
    Type: "Offer Campaign",
  });
});
