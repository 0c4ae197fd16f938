import { readChart } from "@marquee/charts/chart/read-chart";
import { countStates } from "@marquee/charts/lint/lint-chart";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { execute } from "../command-result.ts";
import type { Command } from "../command.ts";
import { saveCharts } from "./save-charts.ts";

/** Where the explorer looks for versions to compare with. */
const VERSIONS = join(
  fileURLToPath(import.meta.resolve("@marquee/machines/package.json")),
  "../versions",
);

export const chartsCommand: Command = {
  name: "charts",
  positionals: [],
  options: ["--save <name>"],
  input: null,
  summary:
    "Every machine, with the number of its states and transitions; or, to compare with later, stored as they are now.",
  run: (_positionals, _input, { save }) => {
    if (save !== undefined)
      return saveCharts(VERSIONS, save, new Date().toISOString().slice(0, 10));
    return execute(
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
    );
  },
};
