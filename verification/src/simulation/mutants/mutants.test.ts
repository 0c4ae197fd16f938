import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SOURCES } from "../../mutation/load-mutated.ts";
import { applyMutant } from "../../mutation/mutant.ts";
import { MUTANTS } from "./mutants.ts";
import { searchMutants } from "./search-mutants.ts";

const FIRST = 5_000;
/** The control: so many seeds of the sources as they are. */
const CONTROL = 6;

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

  it("[SIM-B2] are what is found: the same sources without one are well", async () => {
    const none = MUTANTS.length;
    const notes = await searchMutants({
      seed: FIRST,
      most: CONTROL,
      processes: 1,
      mutants: [none],
    });
    expect(notes).toEqual([{ mutant: none, seed: null, seeds: CONTROL, finding: null }]);
  });
});
