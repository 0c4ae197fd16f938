import type pg from "pg";
import { refused, type Done } from "./done.ts";

type Run = (pool: pg.Pool, words: readonly string[]) => Promise<Done>;

/** What `npm run admin -- <name> …` can do, with all that `--help` prints of it. */
export interface Command {
  /** The words after the name, one line for each form: `<CODE> percent <number>`. Empty if there are none. */
  readonly forms: readonly string[];
  /** One sentence. */
  readonly about: string;
  /** What an operator has to know besides, line by line. */
  readonly notes?: readonly string[];
  /** Whole words after the name that work as they are. */
  readonly example: string;
  readonly run: Run;
}

/** A command that takes no words; a word is a mistake, which is reported and not ignored. */
export const withoutWords =
  (work: (pool: pg.Pool) => Promise<Done>): Run =>
  async (pool, words) =>
    words.length === 0 ? work(pool) : refused(`${words.join(" ")}: nothing more belongs here.`);
