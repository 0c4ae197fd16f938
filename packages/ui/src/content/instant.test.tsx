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
