import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataFolder, type DataFolder } from "../harness/data-folder.ts";
import { madeMarket } from "./make-market.ts";

const run = promisify(execFile);

/**
 * A data folder with the demonstration market, for a server of a test's own. The server that starts on it gives it a
 * port and passwords of its own, as it does to every copy (DB-2).
 */
export async function copyMarket(name: string): Promise<DataFolder> {
  const market = await madeMarket();
  const folder = dataFolder(name);
  // The database's files belong to its user, and it starts with no others: `cpSync` would give them to ours.
  await run("cp", ["-a", join(market, "."), folder.path]);
  return folder;
}
