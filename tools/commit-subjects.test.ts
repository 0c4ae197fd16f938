import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const LONGEST = 72;
/** The last commit before subjects were bounded; none, as in an archive or a shallow clone, and nothing is checked. */
const BASE = "93273c91";

const runGit = (...words: readonly string[]): string | null => {
  const { status, stdout } = spawnSync("git", words, {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  return status === 0 ? stdout : null;
};

/** Subjects that are too long for one line of a list of commits. */
const tooLong = (subjects: readonly string[]): readonly string[] =>
  subjects.filter((subject) => subject.length > LONGEST);

it("says of a commit in a line what changed", () => {
  expect(tooLong(["Say it", "x".repeat(LONGEST), "y".repeat(LONGEST + 1)])).toEqual([
    "y".repeat(LONGEST + 1),
  ]);
  const log = runGit("log", "--no-merges", "--format=%s", `${BASE}..HEAD`);
  expect(tooLong((log ?? "").split("\n"))).toEqual([]);
});
