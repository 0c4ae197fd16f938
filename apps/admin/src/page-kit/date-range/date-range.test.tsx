import { dateMessages, type DateRangeDraft } from "@marquee/domain/reports/date-range";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { DateRange } from "./date-range.tsx";
import type { CountedOfDays } from "./range-panel.tsx";

const heard = vi.fn<(range: DateRangeDraft | null, name?: string) => void>();

function Example({ start, everything }: { start: DateRangeDraft | null; everything?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateRange
        value={value}
        today="2026-03-02"
        {...(everything ? { everything } : {})}
        onValueChange={(next, name) => {
          if (name === undefined) heard(next);
          else heard(next, name);
          setValue(next);
        }}
      />
    </>
  );
}

const FEBRUARY = { fromDate: "2026-02-01", toDate: "2026-02-28" };
const open = (start: DateRangeDraft | null = FEBRUARY, everything?: string) => {
  heard.mockClear();
  render(<Example start={start} {...(everything ? { everything } : {})} />);
};
const button = () => screen.getByRole("button", { name: /^Dates:/ });
const show = async () => {
  await userEvent.click(button());
  return screen.findByRole("dialog", { name: "Dates" });
};
const type = (label: "From" | "To", day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const messages = () =>
  Object.values(dateMessages).filter((message) => screen.queryByText(message) !== null);

describe("a date range", () => {
  it("[SCREEN-D1] says which days are shown, and by which name", async () => {
    open();
    expect(button().textContent).toBe("Dates:Last monthFeb 1 – Feb 28");
    await show();
    await press("Today");
    expect(button().textContent).toBe("Dates:TodayMar 2");
  });

  it("[SCREEN-D1] passes on typed days once they are shown, by the button or by Enter", async () => {
    open();
    await show();
    type("From", "2026-02-10");
    expect(heard).not.toHaveBeenCalled();
    await press("Show");
    expect(heard).toHaveBeenCalledExactlyOnceWith({ fromDate: "2026-02-10", toDate: "2026-02-28" });
    await show();
    await userEvent.clear(screen.getByLabelText("To"));
    await userEvent.type(screen.getByLabelText("To"), "yesterday{Enter}");
    expect(heard).toHaveBeenLastCalledWith({ fromDate: "2026-02-10", toDate: "2026-03-01" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SCREEN-D1] shows the messages of the rules at their fields, and passes on nothing", async () => {
    open();
    await show();
    type("From", "2026-02-28");
    expect(messages()).toEqual([]);
    await press("Show");
    expect(messages()).toEqual([dateMessages.toNotAfterFrom]);
    type("From", "");
    type("To", "");
    expect(messages()).toEqual([dateMessages.fromMissing, dateMessages.toMissing]);
    const field = screen.getByLabelText("To");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      dateMessages.toMissing,
    );
    expect(heard).not.toHaveBeenCalled();
  });

  it("[SCREEN-D1] shows a preset by one press, with its name, and marks the one that is shown", async () => {
    open();
    await show();
    expect(screen.getByRole("button", { name: "Last month" }).ariaPressed).toBe("true");
    await press("Last 7 days");
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      { fromDate: "2026-02-24", toDate: "2026-03-02" },
      "last-7",
    );
    await show();
    await press("Last quarter");
    expect(heard).toHaveBeenLastCalledWith(
      { fromDate: "2025-10-01", toDate: "2025-12-31" },
      "last-quarter",
    );
    expect(button().textContent).toBe("Dates:Last quarterOct 1, 2025 – Dec 31, 2025");
  });

  it("[SCREEN-D1] shows what is drawn in the calendar, and not before", async () => {
    open();
    await show();
    await userEvent.click(screen.getByRole("button", { name: /February 20th/ }));
    await userEvent.click(screen.getByRole("button", { name: /February 10th/ }));
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026/02/10");
    expect(screen.getByText("11 days")).toBeTruthy();
    expect(heard).not.toHaveBeenCalled();
    await press("Show");
    expect(heard).toHaveBeenCalledExactlyOnceWith({ fromDate: "2026-02-10", toDate: "2026-02-20" });
  });

  it("[SCREEN-D1] leaves all as it was by Escape and by Cancel", async () => {
    open();
    await show();
    type("From", "2026-02-10");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await show();
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026/02/01");
    type("From", "2026-02-10");
    await press("Cancel");
    expect(heard).not.toHaveBeenCalled();
    expect(button().textContent).toBe("Dates:Last monthFeb 1 – Feb 28");
  });

  it("[SCREEN-D1] leads back to no limit if none is needed, and requires no dates then", async () => {
    open(FEBRUARY, "Whole run");
    await show();
    await press("Whole run");
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    await show();
    await press("Show");
    expect(messages()).toEqual([]);
    expect(button().textContent).toBe("Dates:Whole run");
  });

  it("[SCREEN-D3] says on its button what the days that are drawn would show", async () => {
    const count = vi.fn<CountedOfDays["count"]>(async (range) =>
      range?.fromDate === FEBRUARY.fromDate ? 11 : 1,
    );
    const counted = { queryKey: ["invoices"], one: "invoice", count };
    render(
      <QueryClientProvider client={new QueryClient()}>
        <DateRange value={FEBRUARY} today="2026-03-02" counted={counted} onValueChange={heard} />
      </QueryClientProvider>,
    );
    await show();
    await screen.findByRole("button", { name: "Show 11 invoices" });
    type("From", "2026-02-10");
    await screen.findByRole("button", { name: "Show 1 invoice" });
    type("From", "2026-03-01");
    expect(screen.getByRole("button", { name: "Show" })).toBeTruthy();
    expect(count.mock.calls.map(([range]) => range?.fromDate)).toEqual([
      "2026-02-01",
      "2026-02-10",
    ]);
  });

  it("[SCREEN-D4] greys the days before the first that has anything, says why, and keys stop there", async () => {
    render(
      <DateRange
        value={FEBRUARY}
        today="2026-03-02"
        since={{ day: "2026-02-10", what: "the first campaign began" }}
        onValueChange={() => {}}
      />,
    );
    const panel = await show();
    expect(screen.getByRole("note").textContent).toBe(
      "Days before the first campaign began on 2026/02/10 have nothing to show, and those after today are still to come.",
    );
    const dayButton = (day: string) =>
      panel.querySelector<HTMLButtonElement>(`[data-day="${day}"] button`);
    expect(dayButton("2026-02-09")?.disabled).toBe(true);
    expect(dayButton("2026-02-10")?.disabled).toBe(false);
    dayButton("2026-02-11")?.focus();
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await waitFor(() => expect(document.activeElement).toBe(dayButton("2026-02-10")));
  });

  it("[SCREEN-D4] disables what is usual and over before the first day, with the reason", async () => {
    heard.mockClear();
    render(
      <DateRange
        value={null}
        everything="All days"
        today="2026-03-02"
        since={{ day: "2026-02-10", what: "the first campaign began" }}
        onValueChange={heard}
      />,
    );
    await show();
    const preset = (name: string) => screen.getByRole("button", { name });
    const off = ["Last quarter"].map(preset);
    for (const each of off) {
      expect(each.ariaDisabled).toBe("true");
      const reason = document.getElementById(each.getAttribute("aria-describedby") ?? "");
      expect(reason?.textContent).toContain("Days before the first campaign began on 2026/02/10");
      await userEvent.click(each);
    }
    expect(heard).not.toHaveBeenCalled();
    for (const name of ["Last month", "This quarter", "This year", "All days"])
      expect(preset(name).ariaDisabled).toBeNull();
  });

  it("[SCREEN-D4] reads the first day once it is open, and greys only what is to come without one", async () => {
    const read = vi.fn(async (): Promise<string | null> => "2026-02-20");
    const since = { queryKey: ["first"], what: "the first invoice", read };
    const renderRange = (queries: QueryClient) => (
      <QueryClientProvider client={queries}>
        <DateRange
          value={null}
          everything="All days"
          today="2026-03-02"
          since={since}
          onValueChange={heard}
        />
      </QueryClientProvider>
    );
    const { unmount } = render(renderRange(new QueryClient()));
    expect(read).not.toHaveBeenCalled();
    const day = (panel: HTMLElement, name: string) =>
      panel.querySelector<HTMLButtonElement>(`[data-day="${name}"] button`)?.disabled;
    const panel = await show();
    await screen.findByText(/^Days before the first invoice on 2026\/02\/20 have nothing to show,/);
    expect([day(panel, "2026-02-19"), day(panel, "2026-02-20")]).toEqual([true, false]);
    unmount();
    read.mockResolvedValue(null);
    render(renderRange(new QueryClient()));
    const empty = await show();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(screen.getByRole("note").textContent).toBe("Days after today are still to come.");
    expect([day(empty, "2026-02-01"), day(empty, "2026-03-03")]).toEqual([false, true]);
  });

  it("[SCREEN-D1] opens by D, and names Central time once", async () => {
    open();
    await userEvent.keyboard("d");
    await screen.findByRole("dialog", { name: "Dates" });
    expect(screen.getAllByText(/Central time/)).toHaveLength(1);
  });
});
