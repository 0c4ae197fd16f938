import { globSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = join(import.meta.dirname, "../../../apps/server/src");
const SOURCES = `${pathToFileURL(ROOT).href}/`;
/** A call of the first wall, by whichever of its names. */
const WALL = /(?<![\w.])(?:inScope|ofPersonInScope)(?=\()/g;
/** Who makes the wall is not behind it; tests and the worlds they are run in are none of the product. */
const NOT_BEHIND = /^platform\/tenancy\/|\.test\.ts$/;

type Wall = (...held: readonly unknown[]) => unknown;

declare global {
  /** Stands where the sources call a wall. */
  var marqueeWall: (place: string, wall: Wall) => Wall;
}

/** Where a source stands behind the first wall, counted from 1: `offers/queries.ts 2`. */
const placesIn = (file: string, text: string): readonly string[] =>
  NOT_BEHIND.test(file)
    ? []
    : [...text.matchAll(WALL)].map((_wall, index) => `${file} ${index + 1}`);

/** Every place of the first wall in the server's sources. */
export const wallPlaces = (): readonly string[] =>
  globSync("**/*.ts", { cwd: ROOT })
    .toSorted()
    .flatMap((file) => placesIn(file, readFileSync(join(ROOT, file), "utf8")));

function opened(file: string, text: string): string {
  const places = [...placesIn(file, text)];
  return places.length === 0
    ? text
    : text.replace(WALL, (wall) => `marqueeWall("${places.shift()}", ${wall})`);
}

/** The first wall, which can be taken away at one place. The sources themselves hold no switch for it. */
export class FirstWall {
  /** Where it is taken away; null where it stands everywhere. */
  away: string | null = null;
  /** Where it has held something back from somebody. */
  readonly stoodAt = new Set<string>();

  /** From now on the server's modules are loaded so that the wall can be taken away. */
  constructor() {
    globalThis.marqueeWall =
      (place, wall) =>
      (...held) => {
        const condition = wall(...held);
        if (condition !== undefined) this.stoodAt.add(place);
        return place === this.away ? undefined : condition;
      };
    registerHooks({
      load: (url, context, next) => {
        const loaded = next(url, context);
        if (!url.startsWith(SOURCES)) return loaded;
        const { source = "" } = loaded;
        const text = typeof source === "string" ? source : new TextDecoder().decode(source);
        return { ...loaded, source: opened(url.slice(SOURCES.length), text) };
      },
    });
  }
}
