import { type Coverage, emptyCoverage, summarize } from "@marquee/charts/walk/coverage";
import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { entryOf } from "../testing/entry-of.ts";
import { CoverageLevels, Untaken } from "./coverage-levels.tsx";

const bare = entryOf("settlement");
const [first, second, ...rest] = bare.chart.transitions.map(({ id }) => id);
if (first === undefined || second === undefined) throw new Error("the settlement has transitions");
const coverage: Coverage = {
  ...emptyCoverage(bare.chart.id, bare.hash),
  tests: [
    { level: "machine", title: "every path" },
    { level: "screen", title: "its screen" },
  ],
  takenBy: { [first]: [0, 1], [second]: [0] },
  notOnScreen: { [second]: "It is another page's." },
};
const entry = { ...bare, summary: summarize(bare.chart, coverage) };
const items = { number: 0, count: 0, current: null, goTo: () => {}, open: () => {} };

it("counts for each level of tests what they take", () => {
  render(<CoverageLevels entry={entry} level="screen" />);
  const all = rest.length + 2;
  const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
  expect(names).toEqual([
    `Any test2 / ${all}`,
    `Machine2 / ${all}`,
    `Screen1 / ${all}`,
    `Whole app0 / ${all}`,
  ]);
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("Screen");
});

it("names what no test of a level takes, with the tests that do, and the reason if there is one", () => {
  const { rerender } = render(
    <Untaken entry={entry} coverage={coverage} level="screen" items={items} />,
  );
  const found = within(screen.getByRole("region")).getAllByRole("button");
  expect(found).toHaveLength(rest.length + 1);
  expect(found[0]?.textContent).toContain("It is another page's.");
  expect(found[0]?.textContent).toContain("Tests of the machine alone do.");
  expect(found[1]?.textContent).toContain("No reason given.");
  rerender(<Untaken entry={entry} coverage={coverage} level="any" items={items} />);
  expect(within(screen.getByRole("region")).getAllByRole("button")).toHaveLength(rest.length);
});
