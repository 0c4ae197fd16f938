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
  [/\bmend(?:s|ed|ing)?\b/i, "repair, correct, fix"],
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

/** Words that no name is made of, and what it is made of instead. */
const NAMES: Readonly<Record<string, string>> = {
  mine: "own",
  answer: "response, result, or what is returned",
  answers: "responses, results",
  answered: "responded, or what came",
  asking: "request, context",
  paper: "document: an invoice or a credit note",
  papers: "documents: invoices and credit notes",
  grows: "flexible, or how much it grows",
  spare: "secondary, margin",
  typist: "owner, user",
  life: "lifetime",
  kept: "stored, saved, previous: by what it is",
  nobody: "who it is instead",
  somebody: "user, process",
  anybody: "user, process",
  everybody: "users, all of them",
  whoever: "user, process",
  patience: "timeout, budget",
  underway: "inProgress",
  mend: "repair, correct",
  mended: "repaired, corrected",
  sound: "valid, accessible: what is expected of it",
};

/** Words that no name begins with: they leave open what is done. */
const FIRST_WORDS: Readonly<Record<string, string>> = {
  take: "claim, consume, ingest, remove, undo: what it does",
};

const DECLARED = /\b(?:const|let|function|class|type|interface|readonly)\s+([A-Za-z_]\w*)/g;

/** The words of a name, in small letters, and each two that follow each other as one: `UNDER_WAY` has `underway`. */
function wordsOf(name: string): readonly string[] {
  const words = (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? []).map((w) => w.toLowerCase());
  return [...words, ...words.slice(1).map((word, at) => `${words[at]}${word}`)];
}

/** Every name that a file declares with a word of the list, as `path:line: name (write …)`. */
const findNames = (path: string, text: string): readonly string[] =>
  text.split("\n").flatMap((line, index) =>
    [...line.matchAll(DECLARED)].flatMap(([, name = ""]) =>
      wordsOf(name).flatMap((word, at, words) => {
        const refused = at === 0 && words.length > 1 ? { ...FIRST_WORDS, ...NAMES } : NAMES;
        return Object.hasOwn(refused, word)
          ? [`${path}:${index + 1}: ${name} (write ${refused[word]})`]
          : [];
      }),
    ),
  );

/** A function does something: a participle alone leaves open what, so a verb or what it returns is named. */
const PARTICIPLES =
  /\b(?:function|const)\s+((?!unauthenticated\b)(?:[a-z]+[^e\W]ed|found|taken|paid|sent|made|left|held|given|known|shown|chosen|told|sold|bought|begun|gone|kept|lost|seen|done|written|drawn|said|heard))(?:\s*(?:<[^\n]*>)?\(|\s*=\s*(?:async\s*)?(?:<[^\n]*>)?\s*\((?:[^()]|\([^()]*\))*\)(?::[^;{}=]*)?\s*=>)/g;

/** Every function that is called by a participle alone, as `path: name`. */
const findParticiples = (path: string, text: string): readonly string[] =>
  [...text.matchAll(PARTICIPLES)].map(([, name]) => `${path}: ${name} (write what it does)`);

/** Titles go on with "it": these words would begin what the title is about once more. */
const PREPOSITIONS =
  "of to in on at by for from with without within after before while during between among under over about above below behind beyond as if when where until unless since through across against per into onto";
const TITLE = new RegExp(
  `\\b(?:it|test)(?:\\.\\w+(?:\\([^)]*\\))?)*\\(\\s*["\`](?:\\[[\\w-]+\\]\\s*)*(?:${PREPOSITIONS.replaceAll(" ", "|")})\\b`,
  "gi",
);

/** Every title of a test that begins with a preposition, as `path: title`. */
const findTitles = (path: string, text: string): readonly string[] =>
  (text.match(TITLE) ?? []).map((title) => `${path}: ${title} … (begin with what it does)`);

const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync("git", ["ls-files", ...patterns, ":!docs/help", ":!tools/vocabulary.test.ts"], {
    cwd: root,
    encoding: "utf8",
  })
    .trim()
    .split("\n");

const findIn = (
  paths: readonly string[],
  find: (path: string, text: string) => readonly string[],
): readonly string[] => paths.flatMap((path) => find(path, readFileSync(join(root, path), "utf8")));

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
    expect(findIn(filesOf("*.ts", "*.tsx", "*.md"), findWords)).toEqual([]);
  });

  it("finds a word in a name, and none in its letters", () => {
    expect(findNames("a.ts", "const [a] = []; export const isKept = true;")).toEqual([
      "a.ts:1: isKept (write stored, saved, previous: by what it is)",
    ]);
    expect(findNames("a.ts", "type CallsUnderWay = 1;")).toHaveLength(1);
    expect(findNames("a.ts", "function determine() {}")).toEqual([]);
    expect(findNames("a.ts", "function takeRows() {}")).toHaveLength(1);
    expect(findNames("a.ts", "const take = 1; const takenRows = 2;")).toEqual([]);
  });

  it("finds a title that begins with a preposition, and no other", () => {
    expect(findTitles("a.test.ts", 'it("[PAY-D1] of a card is its user\'s own", () => {')).toEqual([
      'a.test.ts: it("[PAY-D1] of … (begin with what it does)',
    ]);
    expect(findTitles("a.test.ts", 'it.each([1])("of %i", run)')).toHaveLength(1);
    expect(findTitles("a.test.ts", 'it("offers a card", run)')).toEqual([]);
  });

  it("holds in every title of a test", () => {
    expect(findIn(filesOf("*.test.ts", "*.test.tsx", "*.e2e.ts"), findTitles)).toEqual([]);
  });

  it("finds a function that is called by a participle alone", () => {
    for (const text of ["function taken(", "const sent = async (a: string): Promise<void> =>"])
      expect(findParticiples("a.ts", text)).toHaveLength(1);
    for (const text of ["const sent = (await read()).rows", "function feed(", "const need = () =>"])
      expect(findParticiples("a.ts", text)).toEqual([]);
  });

  it("holds in every function", () => {
    expect(findIn(filesOf("*.ts", "*.tsx", "*.mjs"), findParticiples)).toEqual([]);
  });

  it("holds in every name that is declared", () => {
    expect(findIn(filesOf("*.ts", "*.tsx"), findNames)).toEqual([]);
  });
});
