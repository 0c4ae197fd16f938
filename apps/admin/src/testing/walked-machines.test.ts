import { MACHINES } from "@marquee/machines/list/machine-list";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const walked = new Set(
  globSync("**/*.walk.test.tsx", { cwd: SOURCE }).flatMap((file) =>
    [
      ...readFileSync(join(SOURCE, file), "utf8").matchAll(
        /\bwalk[A-Z]\w*(?:<\w+>)?\(\s*(?:\{\s*id: )?"(\w+)"/g,
      ),
    ].map(([, id]) => id ?? ""),
  ),
);

test.each(MACHINES)(
  "[MACH-C19] $title: its machine is walked on its screen, or says why it has none",
  ({ machine: { id }, noScreen }) => {
    const excused = noScreen !== undefined;
    expect(
      walked.has(id) || excused,
      `no *.walk.test.tsx in apps/admin/src walks "${id}": add one (docs/how-to/machines.md), or its reason to the list as noScreen`,
    ).toBe(true);
    expect(walked.has(id) && excused, `"${id}" is walked: its reason is out of date`).toBe(false);
  },
);
