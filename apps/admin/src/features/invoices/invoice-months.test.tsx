import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, refusalResponse, serveCalls } from "../../testing/serve-calls.ts";
import { InvoiceMonths } from "./invoice-months.tsx";

const asked: string[] = [];
let isRefused = false;
serveCalls(({ pathname, search }) => {
  asked.push(`${pathname}${search}`);
  if (isRefused && pathname.endsWith("/pdf"))
    return refusalResponse({ tag: "Unavailable", message: "Out of order" });
  if (pathname.endsWith("/pdf"))
    return new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
  if (pathname.endsWith("/months"))
    return dataResponse({
      months: [
        { month: "2026-11", invoices: 6, paymentAmount: 452.15 },
        { month: "2026-10", invoices: 101, paymentAmount: 1153.69 },
      ],
    });
  return dataResponse([]);
});

const opened = vi.fn<(days: unknown) => void>();
const open = () =>
  renderScreen(<InvoiceMonths whose="c1" range={null} onOpen={opened} />, { at: "/home/offers" });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  asked.length = 0;
  isRefused = false;
});

describe("the months of invoices", () => {
  it("[INV-B3] have their number and their sum, and narrow the list to one", async () => {
    await open();
    const month = await screen.findByRole("button", { name: /^November 2026/ });
    expect(month.textContent).toBe("November 2026 6 invoices, 452.15");
    await press("October 2026 101 invoices, 1,153.69");
    expect(opened).toHaveBeenCalledWith({ fromDate: "2026-10-01", toDate: "2026-10-31" });
  });

  it("[INV-B3] [INV-B2] are saved by one press, in as many files as it takes", async () => {
    await open();
    await press("Download October 2026 as PDF");
    await waitFor(() =>
      expect(asked.filter((path) => path.includes("/pdf"))).toEqual([
        "/api/getCompanyInvoice/c1/pdf?from=2026-10-01&to=2026-10-31&page=1",
        "/api/getCompanyInvoice/c1/pdf?from=2026-10-01&to=2026-10-31&page=2",
      ]),
    );
    await press("Download November 2026 as CSV");
    await waitFor(() =>
      expect(asked.at(-1)).toMatch(/getCompanyInvoice\/c1\?.*from=2026-11-01&to=2026-11-30/),
    );
  });

  it("[INV-B3] say what could not be saved", async () => {
    isRefused = true;
    await open();
    await press("Download November 2026 as PDF");
    await waitFor(() =>
      expect(toaster.current().map(({ title }) => title)).toContain("Out of order"),
    );
  });
});
