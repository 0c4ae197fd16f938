import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./start-lock.ts";

/** The folder of a database is none that a start may work on; the message says why, and what to do. */
export class ForeignFolder extends Error {
  override readonly name = "ForeignFolder";
}

const holdsFiles = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/** The file that says how the database of a data folder is opened. */
const accessFileOf = (dataDir: string): string => join(dataDir, "postgres.json");

/** Whether a data folder holds a database of ours. */
export const holdsDatabase = (dataDir: string): boolean => existsSync(accessFileOf(dataDir));

/**
 * Refuses a database without the file of its passwords, as it was left out of a copy or is another program's (DB-27):
 * making a database clears its folder. While one is being made its first password is beside it, so the files are looked
 * for first: another server may make one meanwhile.
 */
export function refuseForeign(dataDir: string, folder: string): void {
  const accessFile = accessFileOf(dataDir);
  const isForeign =
    holdsFiles(folder) && !existsSync(join(dataDir, "postgres.initial")) && !existsSync(accessFile);
  if (isForeign)
    throw new ForeignFolder(
      `${folder} holds files, and ${accessFile}, which says how their database is opened, is missing. Nothing was changed. Put that file back, or set DATA_DIR to another folder.`,
    );
}

/**
 * Refuses the copy of a folder whose database ran while it was copied, and runs still (DB-36): its files are of different
 * moments. PostgreSQL itself would take the copied file with its number for a database that runs here.
 */
export function refuseRunningCopy(folder: string): void {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return;
  const [pid = "", original = ""] = readFileSync(file, "utf8").split("\n");
  if (original === folder || !isAlive(Number(pid))) return;
  throw new ForeignFolder(
    `${folder} was copied from ${original} while the database there ran, so that its files are of different moments. Nothing was changed. Make a backup instead, which may be done while it runs: npm run admin -- backup <file>`,
  );
}
