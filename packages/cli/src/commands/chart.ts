import type { Chart } from "@marquee/charts/chart/chart";
import { chartHash } from "@marquee/charts/chart/chart-hash";
import { readChart } from "@marquee/charts/chart/read-chart";
import { renameLayouts } from "@marquee/charts/chart/rename-chart";
import { toMermaid } from "@marquee/charts/formats/mermaid";
import { toScxml } from "@marquee/charts/formats/scxml";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import { chartSvg } from "@marquee/charts/svg/chart-svg";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { patternId } from "@marquee/machines/patterns/listed-machine";
import { readFileSync } from "node:fs";
import { execute, type CommandResult, unreadable } from "../command-result.ts";
import type { Command } from "../command.ts";

const readFile = (name: string): string => readFileSync(new URL(import.meta.resolve(name)), "utf8");

/** The layouts of a machine's chart, which an instance has from its pattern; null if they are of another version. */
function readLayouts(chart: Chart, pattern: string): ChartLayouts | null {
  const stored = JSON.parse(readFile(`@marquee/machines/layouts/${pattern}.json`)) as ChartLayouts;
  if (pattern !== chart.id) return renameLayouts(stored, pattern, chart);
  return stored.hash === chartHash(chart) ? stored : null;
}

function renderSvg(chart: Chart, pattern: string): CommandResult {
  const layout = readLayouts(chart, pattern)?.layouts[0];
  if (!layout)
    return unreadable(
      "chart",
      `a layout of ${chart.id} as it is now: run \`npm run charts\` first`,
    );
  return {
    code: 0,
    text: chartSvg(chart, layout, {
      rules: readFile("@marquee/charts/chart.css"),
      tokens: readFile("@marquee/ui/styles/tokens.css"),
    }).trimEnd(),
  };
}

const FORMATS: Readonly<Record<string, (chart: Chart, pattern: string) => CommandResult>> = {
  json: (chart) => execute(chart),
  svg: renderSvg,
  mermaid: (chart) => ({ code: 0, text: toMermaid(chart).trimEnd() }),
  scxml: (chart) => ({ code: 0, text: toScxml(chart).trimEnd() }),
};

const ids = (): string => MACHINES.map(({ machine }) => machine.id).join(", ");

export const chartCommand: Command = {
  name: "chart",
  positionals: ["<id>"],
  options: ["--format json|svg|mermaid|scxml"],
  input: null,
  summary:
    "One chart: as data (json, unless another format is named), an image, or for another tool.",
  run: ([id = ""], _input, { format = "json" }) => {
    const entry = MACHINES.find(({ machine }) => machine.id === id);
    if (!entry) return unreadable("chart", `one of ${ids()}, got "${id}"`);
    const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
    return write
      ? write(readChart(entry.machine, entry.title), patternId(entry))
      : unreadable("--format", `one of ${Object.keys(FORMATS).join(", ")}, got "${format}"`);
  },
};
