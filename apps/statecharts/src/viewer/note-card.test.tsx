import { indexChart } from "@marquee/charts/chart/chart-index";
import { compareCharts } from "@marquee/charts/compare/compare-charts";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { NoteCard } from "./note-card.tsx";

it("[VERSION-3] tells of a state that only the earlier version has", () => {
  const { chart } = entryOf("checkout");
  const later = {
    ...chart,
    states: chart.states.filter(({ id }) => id !== "checkout.refused"),
    transitions: chart.transitions.filter(({ targets }) => !targets.includes("checkout.refused")),
  };
  const both = indexChart(compareCharts(chart, later).both);
  const about = both.state("checkout.refused");
  render(<NoteCard chart="checkout" about={about} notes={[]} at={[0, 0]} close={() => {}} />);
  expect(screen.getByRole("region", { name: "About Refused" }).textContent).toContain(
    about.description,
  );
});
