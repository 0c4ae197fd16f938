import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DRAWN_BROWSER_FILES, DRAWN_FILES } from "./sample.ts";

const ROOT = join(import.meta.dirname, "../..");

it("the sample names files that are there", () => {
  const missing = [...DRAWN_FILES, ...DRAWN_BROWSER_FILES].filter(
    (file) => !existsSync(join(ROOT, file)),
  );
  expect(missing).toEqual([]);
});
