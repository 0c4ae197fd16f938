import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DayInput } from "./day-input.tsx";

it("[DATE-S2] ends with the year 9999, so that a browser takes four digits for the year", () => {
  const nothing = () => undefined;
  render(
    <>
      <DayInput aria-label="From" value="" onValueChange={nothing} />
      <DayInput aria-label="To" value="" max="2026-03-02" onValueChange={nothing} />
    </>,
  );
  expect(screen.getByLabelText("From").getAttribute("max")).toBe("9999-12-31");
  expect(screen.getByLabelText("To").getAttribute("max")).toBe("2026-03-02");
});
