import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Instant } from "./instant.tsx";

describe("the last day of a run", () => {
  it.each([
    ["2026-12-02T06:00:00.000Z", "2026/12/01"],
    ["2026-12-02T06:00:00.001Z", "2026/12/02"],
    ["2026-12-02T16:00:00.000Z", "2026/12/02"],
  ])("[DATE-D12] is %s for one that ends at %s", (till, day) => {
    render(<Instant at={till} form="lastDay" />);
    expect(screen.getByText(day)).toBeTruthy();
  });
});

it("[DATE-D19] shows a moment within a sentence to the minute, and the seconds in its tip", () => {
  render(<Instant at="2026-12-02T16:00:05.000Z" form="minute" />);
  const minute = screen.getByText("2026/12/02 10:00 AM");
  expect(minute.closest("time")?.title).toBe("2026/12/02 10:00:05 AM, Central time (CST)");
});
