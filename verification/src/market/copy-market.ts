import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataFolder, type DataFolder } from "../harness/data-folder.ts";
import { madeMarket } from "./make-market.ts";

const run = promisify(execFile);

/** Without it a server makes the whole market again. It is elsewhere if the database's user cannot reach the folder. */
const DATABASE = "postgres";

/**
 * A data folder with the demonstration market, for a server of a test's own. The server that starts on it gives it a
 * port and passwords of its own, as it does to every copy (DB-2).
 */
export async function copyMarket(name: string): Promise<DataFolder> {
  const market = await madeMarket();
  const folder = dataFolder(name);
  // The database's files belong to its user, and it starts with no others: `cpSync` would give them to ours.
  // What is in the folder, not the folder: `join` would take the dot away.
  await run("cp", ["-a", `${market}/.`, folder.path]);
  if (existsSync(join(market, DATABASE)) && !existsSync(join(folder.path, DATABASE)))
    throw new Error(`the copy of the market in ${folder.path} has no database`);
  return folder;
}
