import { GRANTS } from "@marquee/domain/access/ability-table";
import { allRules } from "@marquee/domain/forms/forms";
// Rules, code and tests must speak of the same numbers: docs/specs states each rule once, rule objects carry those
// numbers and messages, tests name them in their titles. Run by `npm run rules`; exits 1 when something is missing.
import { globSync, readFileSync } from "node:fs";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A rule as code knows it. Only rules of forms have a message of their own. */
export interface CodeRule {
  readonly rule: string;
  readonly message?: string;
}

export interface Coverage {
  readonly stated: number;
  readonly tested: number;
  readonly tests: number;
  readonly problems: readonly string[];
}

const ID = "[A-Z][A-Z0-9]*-[A-Z]?[1-9][0-9]*";
const STATED = new RegExp(`^- \\*\\*(${ID})\\*\\* (.+)$`, "gm");
/** A title may begin with several rules, one after the other. */
const NAMED = new RegExp(`(?<=["'\`](?:\\[${ID}\\] )*)\\[(${ID})\\]`, "g");
const QUOTED = new RegExp(`"(${ID})"`, "g");
/** A number as comments and docstrings name it. */
const REFERRED = new RegExp(`(?<![\\w-])(${ID})(?![\\w-])`, "g");
/** What a source gives out as the number of a rule, whatever it looks like. */
const GIVEN_OUT = /\brule: "([^"]*)"/g;
const TITLE = /\b(?:it|test)(?:\.\w+)*\((?:[^"'`()]*\)\()?\s*["'`]([^"'`]*)/g;
const SWITCHED_OFF = /\b(?:it|test|describe)\.(?:skip|todo)\b\(\s*["'`][^"'`]*/g;
const COMMENT = /^\s*\/\/.*$/gm;

const matches = (pattern: RegExp, text: string): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? "");

/** The part before the hyphen: `OFFER` of `OFFER-V1`. Other numbers, such as SHA-256, have none that specs state. */
const rulePrefix = (id: string): string => id.slice(0, id.indexOf("-"));

/** Rules stated in the specs, by number; a number stated twice is a problem. */
function statedRules(
  specs: readonly SourceFile[],
  problems: string[],
): ReadonlyMap<string, string> {
  const stated = new Map<string, string>();
  for (const { path, text } of specs)
    for (const [, id = "", words = ""] of text.matchAll(STATED)) {
      if (stated.has(id)) problems.push(`${path}: ${id} is stated twice`);
      stated.set(id, words);
    }
  return stated;
}

function checkCode(
  stated: ReadonlyMap<string, string>,
  code: readonly CodeRule[],
  sources: readonly SourceFile[],
): readonly string[] {
  const fromRules = code.flatMap(({ rule, message }) => {
    const words = stated.get(rule);
    if (words === undefined) return [`${rule} is checked by code and stated nowhere in docs/specs`];
    return message === undefined || words.includes(`"${message}"`)
      ? []
      : [`${rule}: docs/specs does not quote its message "${message}"`];
  });
  const nouns = new Set([...stated.keys()].map(rulePrefix));
  const referredRules = (text: string) =>
    matches(REFERRED, text).filter((id) => nouns.has(rulePrefix(id)));
  const fromSources = sources.flatMap(({ path, text }) =>
    [...new Set([...matches(QUOTED, text), ...matches(GIVEN_OUT, text), ...referredRules(text)])]
      .filter((id) => !stated.has(id))
      .map((id) => `${path}: ${id} is stated nowhere in docs/specs`),
  );
  return [...fromRules, ...fromSources];
}

/** In the domain every test belongs to a rule; a title that begins with `%s` takes it from the table of its rows. */
const namelessTitles = ({ path, text }: SourceFile): readonly string[] =>
  path.startsWith("packages/domain/")
    ? matches(TITLE, text)
        .filter((title) => !new RegExp(`^(\\[${ID}\\]|%s)`).test(title))
        .map((title) => `${path}: "${title}" names no rule`)
    : [];

/** Compares specs, code and tests. Pure: files and rules are handed in. */
export function coverage(given: {
  readonly specs: readonly SourceFile[];
  readonly sources: readonly SourceFile[];
  readonly tests: readonly SourceFile[];
  readonly rules: readonly CodeRule[];
}): Coverage {
  const problems: string[] = [];
  const stated = statedRules(given.specs, problems);
  problems.push(...checkCode(stated, given.rules, given.sources));
  const tested = new Set<string>();
  let tests = 0;
  for (const file of given.tests) {
    const text = file.text.replace(COMMENT, "").replace(SWITCHED_OFF, "");
    problems.push(...namelessTitles({ path: file.path, text }));
    for (const id of matches(NAMED, text)) {
      tests += 1;
      tested.add(id);
      if (!stated.has(id)) problems.push(`${file.path}: [${id}] is stated nowhere in docs/specs`);
    }
  }
  for (const id of stated.keys()) if (!tested.has(id)) problems.push(`${id} has no test`);
  return { stated: stated.size, tested: tested.size, tests, problems };
}

const FOLDERS = "{packages,apps,verification,e2e,tools}";
const IGNORED = ["**/node_modules/**", "**/dist/**", "**/dist-types/**"];
const TEST = /\.(test|spec|e2e)\.tsx?$/;

/** Reads the repository that the current folder is the root of. */
export function readRepository(): Parameters<typeof coverage>[0] {
  const files = (pattern: string): readonly SourceFile[] =>
    globSync(pattern, { exclude: IGNORED }).map((path) => ({
      path,
      text: readFileSync(path, "utf8"),
    }));
  const code = files(`${FOLDERS}/**/*.{ts,tsx}`);
  return {
    specs: files("docs/specs/*.md"),
    sources: code.filter(({ path }) => !TEST.test(path) && !path.startsWith("tools/")),
    // The test of this tool is about rules that there are not.
    tests: code.filter(({ path }) => TEST.test(path) && path !== "tools/rules-coverage.test.ts"),
    rules: [...allRules(), ...Object.values(GRANTS).map(({ rule }) => ({ rule }))],
  };
}

if (import.meta.main) {
  const { stated, tested, tests, problems } = coverage(readRepository());
  for (const problem of problems) console.error(problem);
  console.log(
    `${stated} rules stated, ${tested} named by ${tests} test titles, ${problems.length} problems`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
