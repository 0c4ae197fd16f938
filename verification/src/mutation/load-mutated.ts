import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { applyMutant, type Mutant } from "./mutant.ts";

/** The folder of the product's sources. */
export const SOURCES = join(import.meta.dirname, "../../../apps/server/src");
const SOURCES_URL = `${pathToFileURL(SOURCES).href}/`;
const VERIFICATION_URL = pathToFileURL(join(import.meta.dirname, "../")).href;

/** Both are loaded again for each mutant: the product, and what verifies it and holds what the product exports. */
const isLoadedAgain = (url: string): boolean =>
  url.startsWith(SOURCES_URL) || url.startsWith(VERIFICATION_URL);
const MUTANT = /[?&]mutant=(\d+)/;

/** The source of a module as text. */
export const sourceText = (source: NonNullable<unknown> | null | undefined): string =>
  typeof source === "string" ? source : new TextDecoder().decode(source as Uint8Array);

/**
 * From now on a module that is imported as `…?mutant=<number>` is loaded with that mutant, and so is, once more, every
 * module of the product that it imports. The sources themselves hold no switch. A number beyond the last loads none.
 */
export function loadMutantsByImport(mutants: readonly Mutant[]): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const mutant = MUTANT.exec(context.parentURL ?? "")?.[0];
      return mutant && isLoadedAgain(resolved.url) && !MUTANT.test(resolved.url)
        ? { ...resolved, url: `${resolved.url}${mutant}` }
        : resolved;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const mutant = mutants[Number(MUTANT.exec(url)?.[1] ?? -1)];
      if (!mutant || url.split("?")[0] !== `${SOURCES_URL}${mutant.file}`) return loaded;
      return { ...loaded, source: applyMutant(mutant, sourceText(loaded.source)) };
    },
  });
}
