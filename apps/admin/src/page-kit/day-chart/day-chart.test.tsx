import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DayChart } from "./day-chart.tsx";
import { marksOf, roundScale } from "./round-scale.ts";

const days = ["2026-03-01", "2026-03-02", "2026-03-03"];
const line = (label: string, figures: readonly number[]) => ({
  key: label,
  label,
  figures,
  color: "red",
});

const open = (today = "2026-03-09") => {
  const { container } = render(
    <DayChart
      label="Teapots per day"
      days={days}
      today={today}
      above={[line("Impressions", [1200, 40, 7])]}
      below={[line("Clicks", [12, 4, 0])]}
    />,
  );
  return Object.assign(screen.getByRole("slider", { name: "Teapots per day, day" }), {
    lines: [...container.querySelectorAll("polyline")],
  });
};

describe("a chart of days", () => {
  it("[SCREEN-H1] shows the figures of the day that the arrow keys reach, the last one first", async () => {
    const chart = open();
    await userEvent.tab();
    expect(chart.ariaValueText).toBe("2026/03/03: 7 impressions, 0 clicks");
    await userEvent.keyboard("{ArrowLeft}");
    expect(chart.ariaValueText).toBe("2026/03/02: 40 impressions, 4 clicks");
    await userEvent.keyboard("{Home}{ArrowLeft}");
    expect(chart.ariaValueText).toBe("2026/03/01: 1,200 impressions, 12 clicks");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(chart.ariaValueNow).toBe("3");
  });

  it("[SCREEN-H1] shows them for the day that is pointed at, until it is left", () => {
    const chart = open();
    chart.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
    fireEvent.pointerMove(chart, { clientX: 210 });
    expect(within(chart).getByText("2026/03/02")).toBeDefined();
    expect(within(chart).getByText("40")).toBeDefined();
    fireEvent.pointerLeave(chart);
    expect(within(chart).queryByText("2026/03/02")).toBeNull();
  });

  it("[SCREEN-H2] names its lines below them where nothing beside it does", () => {
    render(
      <DayChart
        hasKey
        label="Cups per day"
        days={days}
        today=""
        above={[line("Impressions", [3, 2, 1])]}
        below={[line("Clicks", [1, 1, 0])]}
      />,
    );
    const isKey = (element: HTMLElement) => element.closest("table") === null;
    for (const name of ["Impressions", "Clicks"])
      expect(screen.getAllByText(name).filter(isKey)).toHaveLength(1);
  });

  it("[SCREEN-H1] compares each day with one of as many days before", async () => {
    const clicks = { ...line("Clicks", [12, 4, 0]), before: [9, 8, 7] };
    const { container } = render(
      <DayChart label="Mugs per day" days={days} today="" above={[clicks]} below={[]} />,
    );
    await userEvent.tab();
    expect(screen.getByText("As many days before")).toBeTruthy();
    expect(screen.getByRole("slider").ariaValueText).toBe("2026/03/03: 0 clicks, 7 before");
    expect(container.querySelectorAll("polyline")).toHaveLength(2);
    const table = screen.getByRole("table", { name: "Mugs per day" });
    expect(within(table).getByRole("row", { name: /2026\/03\/01/ }).textContent).toBe(
      "2026/03/01129",
    );
  });

  it("[SCREEN-H1] holds every figure in a table", () => {
    open();
    const table = screen.getByRole("table", { name: "Teapots per day" });
    expect(within(table).getAllByRole("row")).toHaveLength(4);
    expect(within(table).getByRole("row", { name: /2026\/03\/01/ }).textContent).toBe(
      "2026/03/011,20012",
    );
  });

  it("[SCREEN-H1] renders the line to a day that is not over faintly, and shows that its figures are those so far", async () => {
    const chart = open("2026-03-03");
    await userEvent.tab();
    expect(chart.ariaValueText).toBe("2026/03/03 so far: 7 impressions, 0 clicks");
    expect(screen.getByRole("rowheader", { name: "2026/03/03 so far" })).toBeDefined();
    const [whole, rest] = chart.lines;
    expect(whole?.getAttribute("points")?.split(" ")).toHaveLength(2);
    expect(rest?.getAttribute("points")?.split(" ")).toHaveLength(2);
    expect([whole?.getAttribute("opacity"), rest?.getAttribute("opacity")]).toEqual([null, "0.35"]);
    await userEvent.keyboard("{ArrowLeft}");
    expect(chart.ariaValueText).toBe("2026/03/02: 40 impressions, 4 clicks");
  });

  it("[SCREEN-H1] has a scale that ends at a round number which no figure exceeds", () => {
    expect([[], [0], [2], [3], [9], [10], [11], [438], [6800], [10_001]].map(roundScale)).toEqual([
      2, 2, 2, 4, 10, 10, 20, 600, 8000, 20_000,
    ]);
  });

  it("[SCREEN-H1] marks days as far apart as there is room for, from the first on", () => {
    expect(marksOf(1, 4)).toEqual([0]);
    expect(marksOf(4, 4)).toEqual([0, 1, 2, 3]);
    expect(marksOf(6, 4)).toEqual([0, 2, 4]);
    expect(marksOf(31, 4)).toEqual([0, 10, 20, 30]);
  });
});
