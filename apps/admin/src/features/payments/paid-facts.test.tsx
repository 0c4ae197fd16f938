import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, refusalResponse, serveCalls } from "../../testing/serve-calls.ts";
import { InvoiceFact, PaidFacts, usePaidInvoice } from "./paid-facts.tsx";

function paidReceipt() {
  const plan = { items: 1, from: "2026-03-02", to: "2026-03-05", places: 1 } as const;
  const receipt = priceFlyer({ ...plan, campaignFor: "offer" });
  if (isOutOfRange(receipt)) throw new Error(receipt.expected);
  return receipt;
}

const INVOICE = { id: "i1", invoiceId: "INV-2026-000014", validTill: "2026-03-09T05:00:00.000Z" };

let response = Promise.withResolvers<Response>();
serveCalls(() => response.promise);

function Paid() {
  const invoice = usePaidInvoice(INVOICE.id);
  return (
    <PaidFacts
      checkout={{ receipt: paidReceipt(), method: "card", paidWith: null }}
      invoice={invoice}
    >
      <InvoiceFact label="Runs" invoice={invoice}>
        {({ validTill }) => `until ${validTill?.slice(0, 10)}`}
      </InvoiceFact>
    </PaidFacts>
  );
}

async function renderPaid(privilegeCode = ["CAN_ADD_UPDATE", "VIEW_INVOICE"]): Promise<void> {
  response = Promise.withResolvers();
  await renderScreen(<Paid />, { user: { ...MERCHANT, privilegeCode } });
}

const labels = () => screen.getAllByRole("term").map(({ textContent }) => textContent);
const download = () => screen.getByRole("button", { name: "Download Pdf" });

describe("what was paid", () => {
  it("[SCREEN-P4] has the place of the invoice's lines and of its download before the invoice is there", async () => {
    await renderPaid();
    const before = labels();
    expect(before).toEqual(["Runs", "Paid with", "Invoice", "Paid"]);
    expect(download().getAttribute("aria-busy")).toBe("true");
    response.resolve(dataResponse(INVOICE));
    await screen.findByRole("link", { name: "INV-2026-000014" });
    expect(screen.getByText("until 2026-03-09")).toBeDefined();
    expect(labels()).toEqual(before);
    expect(download().getAttribute("aria-busy")).toBeNull();
  });

  it("[SCREEN-P4] has no lines of an invoice for users who may not see it", async () => {
    await renderPaid(["CAN_ADD_UPDATE"]);
    expect(labels()).toEqual(["Paid with", "Paid"]);
    expect(screen.queryByRole("button", { name: "Download Pdf" })).toBeNull();
  });

  it("[SCREEN-P4] is shown without the lines of an invoice that cannot be loaded", async () => {
    await renderPaid();
    response.resolve(
      refusalResponse({ tag: "NotFound", message: "There is none.", reference: "r" }, 404),
    );
    await expect.poll(labels).toEqual(["Paid with", "Paid"]);
  });
});
