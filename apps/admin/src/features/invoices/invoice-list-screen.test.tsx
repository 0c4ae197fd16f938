import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { invoiceTotals } from "./invoice-columns.tsx";

it("[INV-B4] sums what was paid and what was refunded in cents, so that 0.10 and 0.20 are 0.30", () => {
  const note = { number: "CN-2026-000001", createdOn: "2026-03-04T18:00:00.000Z", lines: [] };
  const { cells } = invoiceTotals([
    { paymentAmount: 0.1, creditNotes: [{ ...note, amount: 0.1, voidedOn: null }] },
    { paymentAmount: 0.2, creditNotes: [] },
  ]);
  expect(render(cells["paymentAmount"]).container.textContent).toBe("0.30");
  expect(render(cells["refunded"]).container.textContent).toBe("0.10");
});
