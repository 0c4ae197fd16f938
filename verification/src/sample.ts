import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { DRAWN_BROWSER_TESTS, DRAWN_TESTS, type DrawnFiles } from "./drawn-files.ts";

/**
 * What of the whole `npm test` runs, and `npm run prove` all of: this file says it, and `drawn-files.ts` of which files a commit
 * draws some (docs/how-to/prove.md). The sample is drawn by the commit, so that each commit tries others and a run of one commit can
 * be repeated.
 */
export const SHARE = 1 / 4;

/** The seed of a copy of the sources that has no history. */
const WITHOUT_HISTORY = "20261120";

function commit(): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: import.meta.dirname,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return WITHOUT_HISTORY;
  }
}

/** `all` is set by `npm run prove`; anything else takes the place of the commit, to repeat the sample of another one. */
const { SAMPLE } = process.env;

/**
 * Whether everything is run. In the browser lists share one frame, forms another, and looks one set of colours and sizes:
 * `npm test` takes half of the screens through what is their own, and one list, one form and two looks through what they share.
 */
export const IS_WHOLE = SAMPLE === "all";

/**
 * Browser tests that `npm run prove screens` runs and `npm test` does not: what they take a browser through holds in tests of the
 * machines, of the screens in jsdom or of the simulation, too, or beside others of their file in one more way.
 */
export const PROVED = { tag: "@prove" } as const;

/** How the names of files of other tests end that `npm run prove tests` runs and `npm test` does not. */
export const PROVED_FILES = ".prove.test.ts";

/** What the sample is drawn by. */
export const SAMPLE_SEED = SAMPLE ?? commit();

/** From 0 to 1, by the seed and a name. */
const drawnFor = (name: string): number =>
  createHash("sha256").update(`${SAMPLE_SEED} ${name}`).digest().readUInt32BE() / 2 ** 32;

/** Whether what has this name is in the sample: each name for itself, whatever others there are. */
export const inSample = (name: string, share = SHARE): boolean =>
  IS_WHOLE || drawnFor(name) < share;

/**
 * The tag of a browser test that half of the screens are taken through at one commit, and the others at the next ones; the
 * example always is.
 */
export const tagOfScreen = (name: string, isExample: boolean): Partial<typeof PROVED> =>
  isExample || inSample(name, 1 / 2) ? {} : PROVED;

/** The cases of a table that a sample takes, each by its name: one if it would be none. */
export function sampleOf<T>(
  cases: readonly T[],
  nameOf: (one: T) => string,
  share = SHARE,
): readonly T[] {
  const taken = cases.filter((one) => inSample(nameOf(one), share));
  return taken.length > 0 ? taken : cases.slice(0, 1);
}

/** How many of so many are taken, where any of them do. */
export const shareOf = (count: number): number => (IS_WHOLE ? count : Math.ceil(count * SHARE));

/** The first of the seeds that a sample takes of what has this name. */
export const seedFor = (name: string): number => 1 + Math.floor(drawnFor(name) * 1_000_000);

/** Set by `npm test` alone: a run of files that are named runs these, drawn or not. */
const IS_DRAWING = process.env["DRAW_FILES"] !== undefined;

/** The files that the commit does not draw: of as many neighbours as share the place of one, one is drawn. */
function undrawn(lists: readonly DrawnFiles[]): readonly string[] {
  if (IS_WHOLE || !IS_DRAWING) return [];
  return lists.flatMap(({ files, of }) =>
    Array.from({ length: Math.ceil(files.length / of) }, (_, index) =>
      files
        .slice(index * of, (index + 1) * of)
        .toSorted((one, other) => drawnFor(one) - drawnFor(other))
        .slice(1),
    ).flat(),
  );
}

/** Set by `npm run prove clock`: Vitest applies `--exclude` to no project. */
const LEAVE_OUT = process.env["LEAVE_OUT"]?.split(",") ?? [];

/** The patterns of the files of Vitest that a run leaves out. */
export const leftOutFiles = (): readonly string[] =>
  IS_WHOLE ? LEAVE_OUT : [...LEAVE_OUT, `**/*${PROVED_FILES}`, ...undrawn(DRAWN_TESTS)];

/** The patterns of the files of browser tests that a run leaves out. */
export const leftOutBrowserFiles = (): string[] =>
  undrawn(DRAWN_BROWSER_TESTS).map((file) => `**/${file}`);
