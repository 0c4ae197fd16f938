import { chmodSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeData } from "@marquee/server/platform/database/remove-data";
import { isAlive } from "@marquee/server/platform/database/start-lock";

/** A folder of a test, with the number of the process that made it. */
const NAME = /^marquee-test-(\d+)-/;

export interface DataFolder {
  readonly path: string;
  /** Ends the PostgreSQL that runs on it, and removes whatever was made for it, wherever that is. */
  readonly remove: () => void;
}

/** A data folder of its own that the database's user may enter, and the end of it. */
export function dataFolder(name: string): DataFolder {
  const path = mkdtempSync(join(tmpdir(), `marquee-test-${process.pid}-${name}-`));
  chmodSync(path, 0o755);
  return { path, remove: () => removeData(path) };
}

/** Whether a folder is there, and this user's: nobody else's may be removed. */
const isOurs = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.();

/** Removes what runs of this user left behind that were killed before they could. */
export function removeLeftBehind(): void {
  for (const name of readdirSync(tmpdir())) {
    const maker = Number(NAME.exec(name)?.[1] ?? 0);
    const path = join(tmpdir(), name);
    if (maker > 0 && !isAlive(maker) && isOurs(path)) removeData(path);
  }
}
