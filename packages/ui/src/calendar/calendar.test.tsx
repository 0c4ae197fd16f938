import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Calendar } from "./calendar.tsx";
import type { DayRange } from "./drawn-range.ts";

const TODAY = "2026-11-27";
const heard = vi.fn<(range: DayRange, isEnded: boolean) => void>();

function Example({ start }: { readonly start: DayRange }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Calendar
        kind="range"
        months={2}
        today={TODAY}
        min="2000-01-01"
        max={TODAY}
        value={value}
        onChange={(range, isEnded) => {
          heard(range, isEnded);
          setValue(range);
        }}
      />
      <output aria-label="Range">{`${value.fromDate} ${value.toDate}`}</output>
    </>
  );
}

const QUARTER = { fromDate: "2026-10-01", toDate: TODAY };
const open = (start: DayRange = QUARTER) => {
  heard.mockClear();
  render(<Example start={start} />);
};
const shownRange = () => screen.getByLabelText("Range").textContent;
const dayNamed = (name: string) => screen.getByRole("button", { name: new RegExp(name) });
const focusedDay = () =>
  document.activeElement?.closest("[data-day]")?.getAttribute("data-day") ?? null;

describe("a calendar", () => {
  it("[SCREEN-D2] shows the end of what is chosen in its last month, and has the focus there", () => {
    open();
    expect(screen.getAllByRole("grid").map((grid) => grid.getAttribute("aria-label"))).toEqual([
      "October 2026",
      "November 2026",
    ]);
    expect(focusedDay()).toBe(TODAY);
    expect(document.querySelectorAll("td[aria-selected]")).toHaveLength(58);
  });

  it("[SCREEN-D2] begins a range by the first click and ends it by the second, also backwards", async () => {
    open();
    await userEvent.click(dayNamed("November 10th"));
    expect(heard).toHaveBeenLastCalledWith({ fromDate: "2026-11-10", toDate: "2026-11-10" }, false);
    await userEvent.hover(dayNamed("October 30th"));
    expect(document.querySelectorAll("td[aria-selected]")).toHaveLength(12);
    await userEvent.click(dayNamed("October 30th"));
    expect(heard).toHaveBeenLastCalledWith({ fromDate: "2026-10-30", toDate: "2026-11-10" }, true);
  });

  it("[SCREEN-D2] goes by day, week, month and year with the keyboard, and to today", async () => {
    open();
    await userEvent.keyboard("{ArrowLeft}");
    expect(focusedDay()).toBe("2026-11-26");
    await userEvent.keyboard("{ArrowUp}");
    expect(focusedDay()).toBe("2026-11-19");
    await userEvent.keyboard("{Home}");
    expect(focusedDay()).toBe("2026-11-15");
    await userEvent.keyboard("{PageUp}{PageUp}");
    expect(focusedDay()).toBe("2026-09-15");
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
    expect(focusedDay()).toBe("2025-09-15");
    await userEvent.keyboard("t");
    expect(focusedDay()).toBe(TODAY);
    expect(shownRange()).toBe("2026-10-01 2026-11-27");
  });

  it.each(["t", "{Shift>}{ArrowLeft}{/Shift}", "{Shift>}{ArrowUp}{/Shift}{ArrowRight}"])(
    "[SCREEN-D2] has one day as a tab stop, the focused one, after %s",
    async (keys) => {
      open();
      await userEvent.keyboard(`{ArrowUp}{ArrowLeft}${keys}`);
      const stops = [...document.querySelectorAll("[data-day] button")].filter(
        (day) => day.getAttribute("tabindex") === "0",
      );
      expect(stops).toEqual([document.activeElement]);
      await userEvent.tab();
      expect(focusedDay()).toBeNull();
      await userEvent.tab({ shift: true });
      expect(stops).toEqual([document.activeElement]);
    },
  );

  it("[SCREEN-D2] draws a range by Shift and arrows, over the end of a month, and ends it by Enter", async () => {
    open({ fromDate: "2026-11-03", toDate: "2026-11-03" });
    await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowLeft}{/Shift}");
    expect(shownRange()).toBe("2026-10-26 2026-11-03");
    expect(focusedDay()).toBe("2026-10-26");
    await userEvent.keyboard("{Enter}");
    expect(heard).toHaveBeenLastCalledWith({ fromDate: "2026-10-26", toDate: "2026-11-03" }, true);
  });

  it("[SCREEN-D2] draws no day after the last one that can be chosen", async () => {
    open();
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(shownRange()).toBe(`${TODAY} ${TODAY}`);
    expect(focusedDay()).toBe(TODAY);
  });

  it.each(["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Tehran"])(
    "[SCREEN-D2] has the same days in a browser of %s",
    async (zone) => {
      vi.stubEnv("TZ", zone);
      open({ fromDate: "2026-03-08", toDate: "2026-03-29" });
      expect(
        [...document.querySelectorAll("td[aria-selected]")].map((cell) =>
          [cell.getAttribute("data-day"), cell.textContent].join(" "),
        ),
      ).toEqual(
        Array.from({ length: 22 }, (_, index) => {
          const day = 8 + index;
          return `2026-03-${String(day).padStart(2, "0")} ${day}`;
        }),
      );
      await userEvent.click(dayNamed("March 29th"));
      expect(shownRange()).toBe("2026-03-29 2026-03-29");
      vi.unstubAllEnvs();
    },
  );

  it("[SCREEN-D4] shows the month before, greyed, if all days that can be chosen are of this month", () => {
    const { container } = render(
      <Calendar
        kind="range"
        months={2}
        today="2026-02-20"
        min="2026-02-10"
        max="2026-02-20"
        value={{ fromDate: "2026-02-10", toDate: "2026-02-20" }}
        onChange={() => {}}
      />,
    );
    expect(screen.getAllByRole("grid")).toHaveLength(2);
    const button = (day: string) =>
      container.querySelector<HTMLButtonElement>(`[data-day="${day}"] button`);
    expect(button("2026-01-15")?.disabled).toBe(true);
    expect(button("2026-02-12")?.disabled).toBe(false);
    expect(screen.getByRole("button", { name: /previous month/i }).ariaDisabled).toBe("true");
  });
});
