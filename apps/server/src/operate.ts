import { readConfig } from "./config/config.ts";
import { openDatabase } from "./database/open-database.ts";
import { COMMANDS } from "./operate/commands.ts";

const [name = "", ...words] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  process.stderr.write(
    `Commands: ${Object.keys(COMMANDS).join(", ")}. For example: npm run admin -- master ada@example.com Ada Lovelace\n`,
  );
  process.exit(2);
}
const database = await openDatabase(readConfig(process.env));
try {
  const result = await command(database.pool, words);
  (result.tag === "done" ? process.stdout : process.stderr).write(
    `${result.tag === "done" ? result.text : result.reason}\n`,
  );
  process.exitCode = result.tag === "done" ? 0 : 2;
} finally {
  await database.close();
}
