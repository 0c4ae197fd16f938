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
    ? refusalResponse({ tag: "Broken", message: "Not now.", reference: "r-9" }, 500)
    : dataResponse(stored),
);
beforeEach(() => {
  stored = { mails: [], isForgotten: false };
});
const receipt = { about: "receipt", creditNote: null, isAgain: false, state: "sent" } as const;
const refund = { ...receipt, about: "refund" } as const;
const open = () => renderScreen(<InvoiceMailsSection id="i1" />);

describe("the mails beside an invoice", () => {
  it("[INV-M4] name what they are about, to whom, and what has become of them", async () => {
    const at = "2026-03-04T18:00:00.000Z";
    const to = "merchant@marquee.test";
    stored = {
      mails: [
        { ...receipt, id: "1", to, at },
        { ...refund, id: "2", creditNote: "CN-2026-000001", to, state: "undelivered", at },
        { ...refund, id: "3", to: "grace@example.com", state: "waiting", at },
        { ...refund, about: "returnedRefund", id: "4", creditNote: "CN-2026-000001", to, at },
      ],
      isForgotten: false,
    };
    await open();
    const rows = within(await screen.findByRole("list")).getAllByRole("listitem");
    const [first, second, waiting, returned] = rows.map(({ textContent }) => textContent);
    expect(first).toMatch(/^ReceiptTo merchant@marquee\.testSent .*12:00/);
    expect(second).toMatch(/^Refund, CN-2026-000001Could not be delivered/);
    expect(waiting).toMatch(/^RefundOn its wayTo grace@example\.comWritten /);
    expect(returned).toMatch(
      /^Refund that came back, CN-2026-000001To merchant@marquee\.testSent /,
    );
  });

  it("[INV-M5] list each receipt that was mailed again, also two of the same moment", async () => {
    const again = { ...receipt, isAgain: true, to: "merchant@marquee.test" } as const;
    const at = "2026-03-04T18:00:00.000Z";
    stored = {
      mails: [
        { ...again, id: "1", at },
        { ...again, id: "2", at },
        { ...again, id: "3", to: "Marquee staff", state: "waiting", at },
      ],
      isForgotten: false,
    };
    await open();
    const rows = within(await screen.findByRole("list")).getAllByRole("listitem");
    const texts = rows.map(({ textContent }) => textContent);
    expect(texts).toHaveLength(3);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]).toMatch(/^Receipt, mailed againTo merchant@marquee\.testSent /);
    expect(texts[2]).toMatch(/^Receipt, mailed againOn its wayTo Marquee staffWritten /);
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
