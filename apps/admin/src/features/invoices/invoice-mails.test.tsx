import type { InvoiceMails } from "@marquee/domain/invoices/invoice.schema";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, refusalResponse, serveCalls } from "../../testing/serve-calls.ts";
import { InvoiceMailsSection } from "./invoice-mails.tsx";

let stored: InvoiceMails | null = null;
serveCalls(() =>
  stored === null
    ? refusalResponse({ tag: "Forbidden", message: "Not now.", reference: "r-9" }, 403)
    : dataResponse(stored),
);
beforeEach(() => {
  stored = { mails: [], isForgotten: false };
});
const open = () => renderScreen(<InvoiceMailsSection id="i1" />);

describe("the mails beside an invoice", () => {
  it("[INV-M4] name what they are about, to whom, and what has become of them", async () => {
    const at = "2026-03-04T18:00:00.000Z";
    const to = "merchant@marquee.test";
    stored = {
      mails: [
        { about: "receipt", creditNote: null, to, state: "sent", at },
        { about: "refund", creditNote: "CN-2026-000001", to, state: "undelivered", at },
        { about: "refund", creditNote: null, to: "grace@example.com", state: "waiting", at },
      ],
      isForgotten: false,
    };
    await open();
    const rows = within(await screen.findByRole("list")).getAllByRole("listitem");
    const [receipt, refund, waiting] = rows.map(({ textContent }) => textContent);
    expect(receipt).toMatch(/^ReceiptTo merchant@marquee\.testSent .*12:00/);
    expect(refund).toMatch(/^Refund, CN-2026-000001Could not be delivered/);
    expect(waiting).toMatch(/^RefundOn its wayTo grace@example\.comWritten /);
  });

  it("[INV-M4] say that there is none", async () => {
    await open();
    expect(await screen.findByText("No mail about it is stored.")).toBeTruthy();
  });

  it("[INV-M4] say that the invoice is older than mails are stored", async () => {
    stored = { mails: [], isForgotten: true };
    await open();
    expect(
      await screen.findByText("Mails are stored for 13 months. This invoice is older."),
    ).toBeTruthy();
  });

  it("[INV-M4] say why they could not be loaded, and are read again on demand", async () => {
    stored = null;
    await open();
    expect(await screen.findByText("The mails could not be loaded")).toBeTruthy();
    stored = { mails: [], isForgotten: false };
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("No mail about it is stored.")).toBeTruthy();
  });
});
