import { readFileSync } from "node:fs";
import { join } from "node:path";

const PROJECT = join(import.meta.dirname, "../../..");

/** The pages for operators. */
export const PAGES = ["deploy", "upgrade", "backup", "several-servers", "rehearse"] as const;

/** A block of commands in a page, as an operator copies it. */
export interface CommandBlock {
  readonly page: string;
  readonly commands: readonly string[];
  /** What it needs that no test has, such as Docker; null: tests run it. */
  readonly elsewhere: string | null;
  /** Whether the settings name an S3 store. */
  readonly withStore: boolean;
}

/** The Markdown of a page for operators; throws if there is none of this name. */
export const readPage = (page: string): string =>
  readFileSync(join(PROJECT, "docs/how-to", `${page}.md`), "utf8");

const FENCE = /^( *)```sh(?: elsewhere=(\S+))?( with=s3)?\n([\s\S]*?)^\1```$/gm;

/** The blocks of commands in a page, in order. */
export const commandBlocks = (page: string): readonly CommandBlock[] =>
  [...readPage(page).matchAll(FENCE)].map(([, , elsewhere = null, store, text = ""]) => ({
    page,
    commands: text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    elsewhere,
    withStore: store !== undefined,
  }));
