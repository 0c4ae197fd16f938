import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PLANTED_BUGS } from "./bugs.ts";
import { hunt } from "./hunt.ts";
import { withMistake } from "./plant.ts";

const SOURCES = join(import.meta.dirname, "../../../../apps/server/src");
const FIRST = 5_000;
/** Some of the seeds may go another way when the sources change; one of so many finds it all the same. */
const MOST = 250;
const CONTROL = 25;

describe("planted bugs", () => {
  it("[SIM-B1] are twenty or more, of other names, and fit the sources as they are", () => {
    expect(PLANTED_BUGS.length).toBeGreaterThanOrEqual(20);
    expect(new Set(PLANTED_BUGS.map(({ name }) => name)).size).toBe(PLANTED_BUGS.length);
    for (const bug of PLANTED_BUGS) {
      const source = readFileSync(join(SOURCES, bug.file), "utf8");
      expect(withMistake(bug, source)).not.toBe(source);
    }
  });

  it("[SIM-B1] say so when they fit no longer", () => {
    const [bug] = PLANTED_BUGS;
    if (!bug) throw new Error("there is no bug");
    expect(() => withMistake(bug, "")).toThrow("no longer fits");
    expect(() => withMistake(bug, bug.find + bug.find)).toThrow("no longer fits");
  });

  it("[SIM-B2] are found, all but the rare ones, which `npm run prove simulation` finds", async () => {
    const common = PLANTED_BUGS.flatMap(({ rare }, bug) => (rare ? [] : [bug]));
    const hunted = await hunt({ seed: FIRST, most: MOST, processes: 2, bugs: common });
    const missed = hunted.flatMap(({ bug, seeds }) => (seeds === null ? [PLANTED_BUGS[bug]] : []));
    expect(missed).toEqual([]);
    expect(hunted.length).toBe(common.length);
  }, 1_800_000);

  it("[SIM-B2] are what is found: the same sources without one are well", async () => {
    const none = PLANTED_BUGS.length;
    const hunted = await hunt({ seed: FIRST, most: CONTROL, processes: 1, bugs: [none] });
    expect(hunted).toEqual([{ bug: none, seeds: null, problem: null }]);
  }, 900_000);
});
