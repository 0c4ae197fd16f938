import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { expect, test } from "vitest";

/** Machines that no screen shows, by id, with the reason. */
const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  pricedPlan:
    "The pattern of plans that are paid for: each of its instances is walked on its page.",
};

const SOURCE = join(import.meta.dirname, "..");
const walked = new Set(
  globSync("**/*.walk.test.tsx", { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(join(SOURCE, file), "utf8").matchAll(/\bwalk[A-Z]\w*\(\s*"(\w+)"/g)].map(
      ([, id]) => id ?? "",
    ),
  ),
);

test.each(MACHINES)(
  "[MACH-C19] $title: its machine is walked on its screen, or says why it has none",
  ({ machine: { id } }) => {
    const excused = Object.hasOwn(WITHOUT_SCREEN, id);
    expect(
      walked.has(id) || excused,
      `no *.walk.test.tsx in apps/admin/src walks "${id}": add one (docs/how-to/machines.md), or its reason to WITHOUT_SCREEN`,
    ).toBe(true);
    expect(walked.has(id) && excused, `"${id}" is walked: its reason is out of date`).toBe(false);
  },
);

test("[MACH-C19] only machines of the list have a reason", () => {
  const ids = new Set(MACHINES.map(({ machine }) => machine.id));
  expect(Object.keys(WITHOUT_SCREEN).filter((id) => !ids.has(id))).toEqual([]);
});
