import { expect, it } from "vitest";
import { MUTANTS } from "./mutants.ts";
import { searchMutants } from "./search-mutants.ts";

const FIRST = 5_000;
/** The control: so many seeds of the sources as they are. */
const CONTROL = 6;

it("[SIM-B2] mutants are what is found: the same sources without one are well", async () => {
  const none = MUTANTS.length;
  const notes = await searchMutants({
    seed: FIRST,
    most: CONTROL,
    processes: 1,
    mutants: [none],
  });
  expect(notes).toEqual([{ mutant: none, seed: null, seeds: CONTROL, finding: null }]);
});
