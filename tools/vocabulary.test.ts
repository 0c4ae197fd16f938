// Comments and documentation are written in the words of a manual. This finds the words that no manual uses.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** What is not written, and what is written instead. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\bwhoever\b/i, "the user who"],
  [/\b(?:some|no|any|every)body\b/i, "a user, no user, every user"],
  [/\bstands?\b(?! for\b| in for\b|-)/i, "is, is stored, is shown"],
  [/\blearnt\b/i, "received, read"],
];

const COMMENT = /(?:^|\s)(?:\/\/|\/\*\*?|\*)\s.*$/;

/** The prose of a line: a line of a page, or the comment of a line of code, without what is quoted as code. */
const proseIn = (path: string, line: string): string =>
  (path.endsWith(".md") ? line : (COMMENT.exec(line)?.[0] ?? "")).replaceAll(/`[^`]*`/g, "");

/** Every word of the list in a file, as `path:line: word (write …)`. */
const findWords = (path: string, text: string): readonly string[] =>
  text.split("\n").flatMap((line, index) =>
    REPLACED.flatMap(([word, instead]) => {
      const found = word.exec(proseIn(path, line));
      return found ? [`${path}:${index + 1}: ${found[0]} (write ${instead})`] : [];
    }),
  );

describe("the vocabulary", () => {
  it("finds a word in a comment and in a page, and none in code", () => {
    expect(findWords("a.ts", "// Whoever is signed in")).toEqual([
      "a.ts:1: Whoever (write the user who)",
    ]);
    expect(findWords("a.md", "It stands in the list.")).toHaveLength(1);
    expect(findWords("a.ts", 'const nobody = "nobody";')).toEqual([]);
    expect(findWords("a.md", "A stand-in stands for Stripe.")).toEqual([]);
  });

  it("holds in every comment and page of ours", () => {
    const files = execFileSync(
      "git",
      ["ls-files", "*.ts", "*.tsx", "*.md", ":!docs/help", ":!tools/vocabulary.test.ts"],
      { cwd: root, encoding: "utf8" },
    );
    const found = files
      .trim()
      .split("\n")
      .flatMap((path) => findWords(path, readFileSync(join(root, path), "utf8")));
    expect(found).toEqual([]);
  });
});
