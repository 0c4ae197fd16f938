import { readChart } from "@marquee/charts/chart/read-chart";
import { mermaidId, toMermaid } from "@marquee/charts/formats/mermaid";
import { scxmlId } from "@marquee/charts/formats/scxml";
import { readId } from "@marquee/charts/testing/read-id";
import { expect, test } from "vitest";
import { MACHINES } from "./machine-list.ts";

test.each(MACHINES)(
  "[MACH-C22] $title: its exports have every state under an id of its own",
  (entry) => {
    const chart = readChart(entry.machine, entry.title);
    const ids = chart.states.map(({ id }) => id);
    expect(ids.map(mermaidId).map(readId)).toEqual(ids);
    expect(ids.map(scxmlId).map(readId)).toEqual(ids);
    const diagram = toMermaid(chart);
    for (const id of ids.slice(1)) expect(diagram).toContain(` as ${mermaidId(id)}`);
  },
);
