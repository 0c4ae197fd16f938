import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readChart } from "@marquee/charts/chart/read-chart";
import { lintChart } from "@marquee/charts/lint/lint-chart";
import { everyPath } from "@marquee/charts/walk/explore";
import { runPath } from "@marquee/charts/walk/run-path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { machineFiles } from "../testing/machine-files.ts";
import { MACHINES } from "./machine-list.ts";
import { scenariosOf } from "./scenarios.ts";

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
    for (const scenario of scenariosOf(entry))
      for (const path of everyPath(scenario)) {
        expect(await runPath(scenario, path)).toBeNull();
        for (const id of path.start.taken) untaken.delete(id);
        for (const { step } of path.steps) for (const id of step.taken) untaken.delete(id);
      }
    expect([...untaken]).toEqual([]);
    for (const guard of Object.keys(neverHolds)) expect(Object.keys(guards)).toContain(guard);
  });
});
