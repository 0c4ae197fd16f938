import { MACHINES } from "@marquee/machines/list/machine-list";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { run } from "../run.ts";
import { saveCharts } from "./save-charts.ts";

const marquee = (...args: readonly string[]) => run(args, () => Promise.resolve(null));

test("[CLI-C7] charts lists every machine with its size", async () => {
  const listed = await marquee("charts");
  expect(listed).toMatchObject({ code: 0 });
  const document = "document" in listed ? (listed.document as { id: string }[]) : [];
  expect(document.map(({ id }) => id)).toEqual(MACHINES.map(({ machine }) => machine.id));
  expect(document).toContainEqual({
    id: "settlement",
    title: "Settlement",
    noun: "payments",
    states: 6,
    transitions: 8,
  });
});

test.each(MACHINES)("[CLI-C7] chart prints $machine.id in every format", async ({ machine }) => {
  const text = async (...options: readonly string[]) => {
    const printed = await marquee("chart", machine.id, ...options);
    return "text" in printed ? printed.text : JSON.stringify(printed);
  };
  expect(await text()).toContain(`"id":"${machine.id}"`);
  expect(await text("--format", "svg")).toMatch(/^<svg [^]+<\/svg>$/);
  expect(await text("--format=mermaid")).toMatch(/^stateDiagram-v2\n/);
  expect(await text("--format", "scxml")).toContain(`name="${machine.id}"`);
});

test("[CLI-C7] chart says which machines and formats there are", async () => {
  expect(await marquee("chart", "nothing")).toMatchObject({
    code: 2,
    message: expect.stringMatching(/^chart: expected one of checkout, /),
  });
  expect(await marquee("chart", "checkout", "--format", "png")).toEqual({
    code: 2,
    message: '--format: expected one of json, svg, mermaid, scxml, got "png"',
  });
});

test("[VERSION-1] charts --save stores every chart under a new name, and overwrites none", async () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-versions-"));
  const checkout = await marquee("chart", "checkout");
  const save = (name: string) => saveCharts(folder, name, "2026-06-30");
  const ids = MACHINES.map(({ machine }) => machine.id);
  expect(save("june")).toEqual({
    code: 0,
    document: { name: "june", savedOn: "2026-06-30", charts: ids },
  });
  const stored = JSON.parse(readFileSync(join(folder, "june.json"), "utf8")) as {
    charts: Record<string, unknown>;
  };
  expect(Object.keys(stored.charts)).toEqual(ids);
  expect(stored.charts["checkout"]).toEqual("document" in checkout ? checkout.document : null);
  expect(save("june")).toMatchObject({
    code: 2,
    message: expect.stringContaining("june is stored already"),
  });
  rmSync(folder, { recursive: true });
});

test.each(["", "June", "../june", "a b", "-june", "june=july"])(
  "[VERSION-1] charts --save refuses the name %j",
  async (name) => {
    for (const words of [["--save", name], [`--save=${name}`]])
      expect(await marquee("charts", ...words)).toMatchObject({
        code: 2,
        message: expect.stringMatching(/^--save: expected a name of small letters/),
      });
  },
);
