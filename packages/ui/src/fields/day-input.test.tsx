import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { DayInput } from "./day-input.tsx";

function Form({ start = "", max }: { readonly start?: string; readonly max?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DayInput aria-label="From" today="2026-11-27" value={day} onValueChange={setDay} max={max} />
      <output aria-label="Day">{day}</output>
      <button type="button" onClick={() => setDay("2027-01-31")}>
        Next year
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("From");
const openCalendar = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Open the calendar" }));
  return screen.findByRole("grid");
};
const day = () => screen.getByLabelText("Day").textContent;

it("[DATE-S2] counts five digits of a year as no day", async () => {
  render(<Form />);
  await userEvent.type(field(), "20263/1/1");
  expect(day()).toBe("");
});

it("[DATE-S3] shows a day as lists print it, and follows changes from elsewhere", async () => {
  render(<Form start="2026-11-26" />);
  expect(field().value).toBe("2026/11/26");
  await userEvent.click(screen.getByRole("button", { name: "Next year" }));
  expect(field().value).toBe("2027/01/31");
});

it("[DATE-S3] takes what is typed as soon as it is a day, and writes it like all others once left", async () => {
  render(<Form />);
  await userEvent.type(field(), "2026-3-");
  expect(day()).toBe("");
  await userEvent.type(field(), "2");
  expect(day()).toBe("2026-03-02");
  expect(field().value).toBe("2026-3-2");
  await userEvent.tab();
  expect(field().value).toBe("2026/03/02");
});

it("[DATE-S3] leaves what is no day in sight, counts it as nothing, and says how a day is written", async () => {
  render(<Form start="2026-11-26" />);
  await userEvent.clear(field());
  await userEvent.type(field(), "2026/02/30");
  expect(day()).toBe("");
  expect(screen.queryByText(/^Days are written/)).toBeNull();
  await userEvent.tab();
  expect(field().value).toBe("2026/02/30");
  expect(screen.getByText(/^Days are written/).id).toBe(field().getAttribute("aria-describedby"));
});

it("[DATE-S4] takes a day in words", async () => {
  render(<Form />);
  await userEvent.type(field(), "yesterday");
  expect(day()).toBe("2026-11-26");
  await userEvent.tab();
  expect(field().value).toBe("2026/11/26");
});

it("[DATE-S3] takes a day from the calendar, which closes and returns the focus", async () => {
  render(<Form start="2026-12-01" />);
  await openCalendar();
  expect(document.activeElement?.getAttribute("aria-label")).toContain("December 1st, 2026");
  await userEvent.click(screen.getByRole("button", { name: /December 24th, 2026/ }));
  expect(field().value).toBe("2026/12/24");
  expect(day()).toBe("2026-12-24");
  expect(screen.queryByRole("grid")).toBeNull();
});

it("[SCREEN-D2] takes no day that cannot be chosen", async () => {
  render(<Form start="2026-11-20" max="2026-11-27" />);
  await openCalendar();
  await userEvent.click(screen.getByRole("button", { name: /November 28th, 2026/ }));
  expect(day()).toBe("2026-11-20");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("grid")).toBeNull();
});
