import type pg from "pg";
import type { Config } from "../platform/config/config.ts";
import { refuse, type Done, type Finding } from "./done.ts";

type Run = (pool: pg.Pool, words: readonly string[]) => Promise<Done>;

/** What `--help` prints of a command. */
export interface CommandHelp {
  /** The words after the name, one line for each form: `<CODE> percent <number>`. Empty if there are none. */
  readonly forms: readonly string[];
  /** One sentence. */
  readonly about: string;
  /** What an operator has to know besides, line by line. */
  readonly notes?: readonly string[];
  /** Whole words after the name that work as they are. */
  readonly example: string;
}

/** What `npm run admin -- <name> …` can do on a database that is up to date. */
export interface Command extends CommandHelp {
  readonly run: Run;
}

/** A command about the database as a whole: it opens what it needs itself, and changes no tables unless it says so. */
export interface MaintenanceCommand extends CommandHelp {
  /** Whether it may begin in a folder where no database is yet; any other is refused there (OPERATE-10). */
  readonly beginsAnew?: boolean;
  readonly maintain: (config: Config, words: readonly string[]) => Promise<Finding>;
}

/** A command that takes no words; a word is a mistake, which is reported and not ignored. */
export const withoutWords =
  (work: (pool: pg.Pool) => Promise<Done>): Run =>
  async (pool, words) =>
    words.length === 0 ? work(pool) : refuse(`${words.join(" ")}: nothing more belongs here.`);
