import { ConfigError, readConfig, type Config } from "../platform/config/config.ts";
import { holdsDatabase } from "../platform/database/foreign-folder.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { refusalOf } from "../platform/database/refused-start.ts";
import type { Command } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import type { Done } from "./done.ts";
import { commandHelp, helpOfAll } from "./help.ts";
import { MAINTENANCE } from "./maintenance.ts";

/** How a command ends that was refused; nothing has changed then. */
const REFUSED = 2;
/** How one ends that has found what it was asked to look for. */
const FOUND = 1;

/** How a command ended: its exit code and what it prints on both outputs. */
export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const print = (text: string, code = 0): Ended => ({ code, out: `${text}\n`, err: "" });
const refuse = (text: string): Ended => ({ code: REFUSED, out: "", err: `${text}\n` });

async function runOnDatabase(
  config: Config,
  { run }: Command,
  words: readonly string[],
): Promise<Done> {
  const database = await openDatabase(config);
  try {
    return await run(database.pool, words);
  } finally {
    await database.close();
  }
}

/** A mistyped folder would be made, and a command carried out on the new database in it (OPERATE-10). */
const noDatabase = (dataDir: string): string =>
  `DATA_DIR is ${dataDir}, which holds no database of Marquee, and nothing was made there. Name the folder of the server, or set DATABASE_URL.`;

const isHelp = (word: string): boolean => word === "--help" || word === "-h";

const ownEntry = <T>(entries: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/** Runs one command with the settings of an environment. Help needs no database. */
export async function operate(
  [name = "--help", ...words]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Ended> {
  if (isHelp(name) || name === "help") return print(helpOfAll());
  const command = ownEntry(COMMANDS, name);
  const maintenance = ownEntry(MAINTENANCE, name);
  const help = command ?? maintenance;
  if (!help) return refuse(`There is no command "${name}".\n\n${helpOfAll()}`);
  if (words.some(isHelp)) return print(commandHelp(name, help));
  let config: Config | null = null;
  try {
    config = readConfig(env);
    const isMissing = config.databaseUrl === null && !holdsDatabase(config.dataDir);
    if (isMissing && !maintenance?.beginsAnew) return refuse(noDatabase(config.dataDir));
    const result = maintenance
      ? await maintenance.maintain(config, words)
      : command && (await runOnDatabase(config, command, words));
    if (result?.tag === "refused") return refuse(`${result.reason}\n\n${commandHelp(name, help)}`);
    return print(result?.text ?? "", result?.tag === "found" ? FOUND : 0);
  } catch (error) {
    // A start without what it needs is refused as the server's own is (OPERATE-3).
    if (error instanceof ConfigError) return refuse(error.reasons.join("\n"));
    const reason = config && refusalOf(config, error);
    if (reason !== null) return refuse(reason);
    throw error;
  }
}
