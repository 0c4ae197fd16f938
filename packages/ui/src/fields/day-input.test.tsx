import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { DayInput } from "./day-input.tsx";

function Form({ start = "", max }: { readonly start?: string; readonly max?: string }) {
  const [day, setDay] = useState(start);
  return (
    <>
      <DayInput
        aria-label="From"
        value={day}
        onValueChange={setDay}
        {...(max === undefined ? {} : { max })}
      />
      <output>{day}</output>
      <button type="button" onClick={() => setDay("2027-01-31")}>
        Next year
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>("From");
const calendar = () => document.querySelector<HTMLInputElement>('input[type="date"]');
const day = () => screen.getByRole("status").textContent;

it("[DATE-S2] ends with the year 9999, so that the calendar takes four digits for the year", () => {
  const { unmount } = render(<Form />);
  expect(calendar()?.max).toBe("9999-12-31");
  unmount();
  render(<Form max="2026-03-02" />);
  expect(calendar()?.max).toBe("2026-03-02");
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

it("[DATE-S3] takes a day from the browser's calendar", () => {
  render(<Form />);
  fireEvent.change(calendar() ?? document.body, { target: { value: "2026-12-24" } });
  expect(field().value).toBe("2026/12/24");
  expect(day()).toBe("2026-12-24");
});
