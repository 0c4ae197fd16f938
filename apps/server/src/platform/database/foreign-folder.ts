import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The folder of a database holds files that no start of ours is making, and nothing says how it is opened. */
export class ForeignFolder extends Error {
  override readonly name = "ForeignFolder";

  constructor(folder: string, accessFile: string) {
    super(
      `${folder} holds files, and ${accessFile}, which says how their database is opened, is missing. Nothing was changed. Put that file back, or set DATA_DIR to another folder.`,
    );
  }
}

const holdsFiles = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).length > 0;

/**
 * Refuses a database without the file of its passwords, as it was left out of a copy or is another program's (DB-27):
 * making a database clears its folder. While one is being made its first password is beside it, so the files are looked
 * for first: another server may make one meanwhile.
 */
export function refuseForeign(dataDir: string, folder: string): void {
  const accessFile = join(dataDir, "postgres.json");
  const isForeign =
    holdsFiles(folder) && !existsSync(join(dataDir, "postgres.initial")) && !existsSync(accessFile);
  if (isForeign) throw new ForeignFolder(folder, accessFile);
}
