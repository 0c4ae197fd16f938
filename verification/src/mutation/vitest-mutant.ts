import { join } from "node:path";
import { SOURCES } from "./load-mutated.ts";
import { applyMutant, type Mutant } from "./mutant.ts";

/** The part of a plugin of Vite's that is needed here. */
interface SourcePlugin {
  readonly name: string;
  readonly enforce: "pre";
  readonly transform: (source: string, id: string) => string | undefined;
}

/** Loads the server's sources with a mutant in all tests of a run. */
export const withMutant = (mutant: Mutant): SourcePlugin => ({
  // Transformed modules are cached by the names of plugins, too: each mutant has another one.
  name: [mutant.file, mutant.within, mutant.mutation.operator, mutant.mutation.code].join(" "),
  enforce: "pre",
  transform: (source, id) =>
    id.split("?")[0] === join(SOURCES, mutant.file) ? applyMutant(mutant, source) : undefined,
});
