import { readChart } from "@marquee/charts/chart/read-chart";
import { DISPUTE_LABELS, DISPUTE_STATES, FOLLOWING } from "@marquee/domain/disputes/dispute-state";
import { describe, expect, it } from "vitest";
import { disputeMachine } from "./dispute.machine.ts";

const chart = readChart(disputeMachine, "A disputed payment");
const byTitle = (title: string | undefined) =>
  DISPUTE_STATES.find((state) => DISPUTE_LABELS[state] === title);

describe("the chart of a dispute", () => {
  it.each(DISPUTE_STATES)("[DISPUTE-S5] has what can follow «%s», and nothing else", (state) => {
    const titles = new Map(chart.states.map(({ id, title }) => [id, title]));
    const followers = chart.transitions
      .filter(({ source }) => byTitle(titles.get(source)) === state)
      .flatMap(({ targets }) => targets.map((target) => byTitle(titles.get(target))));
    expect(new Set(followers)).toEqual(new Set(FOLLOWING[state]));
  });
});
