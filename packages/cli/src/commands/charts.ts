import { readChart } from "@marquee/charts/chart/read-chart";
import { countStates } from "@marquee/charts/lint/lint-chart";
import { MACHINES } from "@marquee/machines/list/machine-list";
import type { Command } from "../command.ts";
import { answer } from "../command-result.ts";

export const chartsCommand: Command = {
  name: "charts",
  positionals: [],
  input: null,
  summary: "Every machine, with the number of its states and transitions.",
  run: () =>
    answer(
      MACHINES.map(({ noun, title, machine }) => {
        const chart = readChart(machine, title);
        const finals = chart.states.filter(({ kind }) => kind === "final").length;
        return {
          id: chart.id,
          title,
          noun,
          states: countStates(chart) + finals,
          transitions: chart.transitions.length,
        };
      }),
    ),
};
