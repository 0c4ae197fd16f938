import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SOURCES } from "../../mutation/load-mutated.ts";
import { applyMutant } from "../../mutation/mutant.ts";
import { MUTANTS } from "./mutants.ts";

const sourceOf = (file: string): string => readFileSync(join(SOURCES, file), "utf8");

describe("mutants", () => {
  it("[SIM-B1] are fifty or more, each described by a sentence of its own", () => {
    expect(MUTANTS.length).toBeGreaterThanOrEqual(50);
    expect(new Set(MUTANTS.map(({ description }) => description)).size).toBe(MUTANTS.length);
  });

  it.each(MUTANTS)("[SIM-B1] fit the sources as they are: $description", (mutant) => {
    const source = sourceOf(mutant.file);
    expect(applyMutant(mutant, source)).not.toBe(source);
  });

  it("[SIM-B2] name tests that are there", () => {
    const named = MUTANTS.flatMap(({ test }) => test ?? []);
    expect(named.filter((test) => !existsSync(join(SOURCES, test)))).toEqual([]);
  });
});
