import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PLANTED_BUGS } from "./bugs.ts";
import type { PlantedBug } from "./planted-bug.ts";

const SOURCES = pathToFileURL(join(import.meta.dirname, "../../../../apps/server/src/")).href;
const SIMULATION = pathToFileURL(join(import.meta.dirname, "../")).href;

/** Both are loaded anew with a mistake: the sources, and the simulation that holds what they export. */
const isLoadedAnew = (url: string): boolean =>
  url.startsWith(SOURCES) || url.startsWith(SIMULATION);
const PLANTED = /[?&]planted=(\d+)/;

/** The source with the mistake in it; throws where it does not fit any more. */
export function withMistake({ name, file, find, replace }: PlantedBug, source: string): string {
  const places = source.split(find).length - 1;
  if (places !== 1)
    throw new Error(
      `The planted bug "${name}" no longer fits: ${file} has its place ${places} times.`,
    );
  return source.replace(find, () => replace);
}

/**
 * From now on a module that is imported as `…?planted=<number>` is loaded with that mistake, and with it, anew,
 * every module of the server that it imports. The sources themselves hold no switch for it.
 */
export function plantByImport(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const planted = PLANTED.exec(context.parentURL ?? "")?.[0];
      return planted && isLoadedAnew(resolved.url) && !PLANTED.test(resolved.url)
        ? { ...resolved, url: `${resolved.url}${planted}` }
        : resolved;
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      const bug = PLANTED_BUGS[Number(PLANTED.exec(url)?.[1] ?? -1)];
      if (!bug || url.split("?")[0] !== `${SOURCES}${bug.file}`) return loaded;
      const { source = "" } = loaded;
      const text = typeof source === "string" ? source : new TextDecoder().decode(source);
      return { ...loaded, source: withMistake(bug, text) };
    },
  });
}
