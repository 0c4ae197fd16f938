import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { DRAWN_BROWSER_TESTS, DRAWN_TESTS } from "./drawn-files.ts";

const ROOT = join(import.meta.dirname, "../..");

const NAMED = [...DRAWN_TESTS, ...DRAWN_BROWSER_TESTS].flatMap(({ files }) => files);

it("the sample names files that are there, each once", () => {
  expect(NAMED.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(new Set(NAMED).size).toBe(NAMED.length);
});
