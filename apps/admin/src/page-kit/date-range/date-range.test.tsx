import { dateMessages, type DateRangeDraft } from "@marquee/domain/reports/date-range";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { DateRange } from "./date-range.tsx";

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
      <button type="button">Elsewhere</button>
    </>
  );
}

const FEBRUARY = { fromDate: "2026-02-01", toDate: "2026-02-28" };
const open = (start: DateRangeDraft | null = FEBRUARY, everything?: string) => {
  heard.mockClear();
  render(<Example start={start} {...(everything ? { everything } : {})} />);
};
const type = (label: "From" | "To", day: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
const leave = () => userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
const messages = () =>
  Object.values(dateMessages).filter((message) => screen.queryByText(message) !== null);

describe("a date range", () => {
  it("[SCREEN-D1] passes on a valid range as soon as it is one", () => {
    open();
    type("From", "2026-02-10");
    expect(heard).toHaveBeenCalledExactlyOnceWith({ fromDate: "2026-02-10", toDate: "2026-02-28" });
  });

  it("[SCREEN-D1] shows the messages of the rules once it is left, and passes on nothing", async () => {
    open();
    type("From", "2026-02-28");
    expect(messages()).toEqual([]);
    await userEvent.click(screen.getByLabelText("From"));
    await leave();
    expect(messages()).toEqual([dateMessages.toNotAfterFrom]);
    type("From", "");
    type("To", "");
    expect(messages()).toEqual([dateMessages.fromMissing, dateMessages.toMissing]);
    expect(heard).not.toHaveBeenCalled();
    type("From", "2026-02-01");
    type("To", "2026-02-02");
    expect(messages()).toEqual([]);
    expect(heard).toHaveBeenCalledOnce();
  });

  it("[SCREEN-D1] checks on Enter too, and ties the message to its field", async () => {
    open();
    type("To", "");
    await userEvent.type(screen.getByLabelText("To"), "{Enter}");
    const field = screen.getByLabelText("To");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      dateMessages.toMissing,
    );
  });

  it("[SCREEN-D1] offers the last 7 and 30 days, and marks the one that is shown", async () => {
    open();
    const week = screen.getByRole("button", { name: "Last 7 days" });
    await userEvent.click(week);
    expect(heard).toHaveBeenCalledWith({ fromDate: "2026-02-24", toDate: "2026-03-02" }, "last-7");
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026/02/24");
    expect(week.ariaPressed).toBe("true");
    const month = screen.getByRole("button", { name: "Last 30 days" });
    expect(month.ariaPressed).toBe("false");
    await userEvent.click(month);
    expect(heard).toHaveBeenLastCalledWith(
      { fromDate: "2026-02-01", toDate: "2026-03-02" },
      "last-30",
    );
  });

  it("[SCREEN-D1] offers months, the quarter and the year behind “More”, which names the one that is shown", async () => {
    open({ fromDate: "2026-02-03", toDate: "2026-02-17" });
    await userEvent.click(screen.getByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "This quarter" }));
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      { fromDate: "2026-01-01", toDate: "2026-03-02" },
      "this-quarter",
    );
    await userEvent.click(await screen.findByRole("button", { name: "This quarter" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Today" }));
    await leave();
    // one day is no mistake where it was chosen by its name
    expect(messages()).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>("To").value).toBe("2026/03/02");
  });

  it("[SCREEN-D1] puts a preset over days that broke a rule, also the one shown already", async () => {
    open({ fromDate: "2026-02-24", toDate: "2026-03-02" });
    type("To", "");
    await userEvent.click(screen.getByLabelText("To"));
    await leave();
    expect(messages()).toEqual([dateMessages.toMissing]);
    await userEvent.click(screen.getByRole("button", { name: "Last 7 days" }));
    expect(screen.getByLabelText<HTMLInputElement>("To").value).toBe("2026/03/02");
    expect(messages()).toEqual([]);
  });

  it("[SCREEN-D1] leads back to no limit if none is needed, and requires no dates then", async () => {
    open(FEBRUARY, "Whole run");
    await userEvent.click(screen.getByRole("button", { name: "Whole run" }));
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
    await userEvent.click(screen.getByLabelText("From"));
    await leave();
    expect(messages()).toEqual([]);
  });

  it("[SCREEN-D1] names Central time once", () => {
    open();
    expect(screen.getAllByText(/Central time/)).toHaveLength(1);
  });
});
