import { ASKING } from "./asking.ts";
import { JUDGING } from "./judging.ts";
import { KEEPING } from "./keeping.ts";
import type { PlantedBug } from "./planted-bug.ts";
import { SELLING } from "./selling.ts";
import { WORKING_ALONE } from "./working-alone.ts";
import { WRITING } from "./writing.ts";

/** Mistakes that the simulation must find, so that we know it is sharp (SIM-B1). */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  ...WORKING_ALONE,
  ...JUDGING,
  ...ASKING,
  ...WRITING,
  ...KEEPING,
  ...SELLING,
];
