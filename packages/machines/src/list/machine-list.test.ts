import { readChart } from "@marquee/charts/chart/read-chart";
import { renameChart } from "@marquee/charts/chart/rename-chart";
import { lintChart } from "@marquee/charts/lint/lint-chart";
import { everyPath, shortPaths } from "@marquee/charts/walk/explore";
import { runPath } from "@marquee/charts/walk/run-path";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { isInstance } from "../patterns/listed-machine.ts";
import { scenariosOf } from "../patterns/scenarios.ts";
import { machineFiles } from "../testing/machine-files.ts";
import { TRIES_INSTANCES } from "../testing/tried-machines.ts";
import { MACHINES } from "./machine-list.ts";

// a watcher that failed is sent further events, and XState warns each time
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

const files = await machineFiles();
const SPECS = join(import.meta.dirname, "../../../../docs/specs");
const stated = new Set(
  globSync("*.md", { cwd: SPECS }).flatMap((file) =>
    [...readFileSync(join(SPECS, file), "utf8").matchAll(/^- \*\*([A-Z0-9-]+)\*\*/gm)].map(
      ([, id]) => id ?? "",
    ),
  ),
);

test.each(files)(
  "[MACH-C1] $path exports a machine, in at most 350 lines",
  ({ lines, machines }) => {
    expect(machines).not.toHaveLength(0);
    expect(lines).toBeLessThanOrEqual(350);
  },
);

test("[MACH-C6] every machine is listed once, under a name and a title of its own", () => {
  const exported = files.flatMap(({ machines }) => machines.map(({ id }) => id));
  const listed = MACHINES.map(({ machine }) => machine.id);
  expect(
    exported.filter((id) => !listed.includes(id)),
    "machines without an entry: give each one in <noun>/<noun>.list.ts, and the noun a line in list/machine-list.ts",
  ).toEqual([]);
  expect(listed.toSorted()).toEqual(exported.toSorted());
  expect(new Set(exported).size).toBe(exported.length);
  expect(new Set(MACHINES.map(({ title }) => title)).size).toBe(MACHINES.length);
});

describe.each(MACHINES)("$title", (entry) => {
  const { machine, title, guards, neverHolds = {} } = entry;
  const chart = readChart(machine, title);

  test("[MACH-C2] [MACH-C3] [MACH-C4] [MACH-C5] [MACH-C7] passes the lint", () => {
    expect(lintChart(chart)).toEqual([]);
  });

  test("[MACH-C8] says of each guard what it asks and which rules it implements", () => {
    const asked = new Set(chart.transitions.flatMap(({ guard }) => guard ?? []));
    expect(Object.keys(guards).toSorted()).toEqual([...asked].toSorted());
    for (const { asks, rules } of Object.values(guards)) {
      expect(asks).toMatch(/^[A-Z].+\?$/);
      expect(rules).not.toHaveLength(0);
      expect(rules.filter((rule) => !stated.has(rule))).toEqual([]);
    }
  });

  test("[MACH-C9] runs as its chart says, whatever happens in any state, and takes every transition", async () => {
    const untaken = new Set(
      chart.transitions
        .filter(({ guard }) => guard === null || !Object.hasOwn(neverHolds, guard))
        .map(({ id }) => id),
    );
    for (const scenario of scenariosOf(entry)) {
      const paths = everyPath(scenario);
      // the pattern itself is walked by every path
      for (const path of isInstance(entry) && !TRIES_INSTANCES ? shortPaths(paths) : paths) {
        expect(await runPath(scenario, path)).toBeNull();
        for (const id of path.start.taken) untaken.delete(id);
        for (const { step } of path.steps) for (const id of step.taken) untaken.delete(id);
      }
    }
    expect([...untaken]).toEqual([]);
    for (const guard of Object.keys(neverHolds)) expect(Object.keys(guards)).toContain(guard);
  });
});

test.each(MACHINES.filter(isInstance))(
  "[MACH-C21] $title has the chart of the pattern that it names",
  ({ machine, pattern, title }) => {
    const chart = readChart(machine, title);
    expect(pattern && renameChart(readChart(pattern), chart)).toEqual(chart);
  },
);

test("[MACH-C21] every pattern is listed, and machines of one chart name one pattern", () => {
  const listed = new Set(MACHINES.map(({ machine }) => machine));
  const charts = Map.groupBy(MACHINES, (entry) => {
    const chart = readChart(entry.machine);
    const asOne = { id: "one", title: "One", description: "" };
    return JSON.stringify(renameChart({ ...chart, description: "" }, asOne));
  });
  for (const alike of charts.values()) {
    const patterns = new Set(alike.map(({ machine, pattern = machine }) => pattern));
    expect(
      patterns.size,
      `one chart: ${alike.map(({ machine }) => machine.id).join(", ")}; give them a pattern`,
    ).toBe(1);
    for (const pattern of patterns) expect(listed.has(pattern)).toBe(true);
  }
});
