import { ConfigError, readConfig } from "./platform/config/config.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { COMMANDS } from "./operate/commands.ts";
import { commandHelp, helpOfAll } from "./operate/help.ts";

/** How a command ends that was refused; nothing has changed then. */
const REFUSED = 2;

const say = (text: string) => process.stdout.write(`${text}\n`);
const refuse = (text: string): number => {
  process.stderr.write(`${text}\n`);
  return REFUSED;
};

/** Makes what a command needs; a start without it is refused as the server's own is (OPERATE-3). */
async function needed<T>(make: () => T | Promise<T>): Promise<T | number> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error.reasons.join("\n"));
    throw error;
  }
}

/** Runs one command and returns the exit code of the process. Help needs no database. */
async function operate([name = "--help", ...words]: readonly string[]): Promise<number> {
  if (name === "--help" || name === "help") {
    say(helpOfAll());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refuse(`There is no command "${name}".\n\n${helpOfAll()}`);
  if (words.includes("--help")) {
    say(commandHelp(name, command));
    return 0;
  }
  const config = await needed(() => readConfig(process.env));
  if (typeof config === "number") return config;
  const database = await needed(() => openDatabase(config));
  if (typeof database === "number") return database;
  try {
    const result = await command.run(database.pool, words);
    if (result.tag === "refused")
      return refuse(`${result.reason}\n\n${commandHelp(name, command)}`);
    say(result.text);
    return 0;
  } finally {
    await database.close();
  }
}

process.exitCode = await operate(process.argv.slice(2));
