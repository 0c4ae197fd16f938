import { removeData } from "@marquee/server/platform/database/remove-data";
import { isAlive } from "@marquee/server/platform/database/start-lock";
import { chmodSync, existsSync, mkdtempSync, readdirSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** Bytes. All databases of a run fit into less. */
const ROOM = 4 * 1024 ** 3;

/** Whether folders can be made in memory. A container may have hardly any of it. */
function hasMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ROOM;
}

/** Where data folders are made. A database is copied there in 15 ms of processor time, on a disk in 200. */
const PARENT = hasMemory() ? MEMORY : tmpdir();

/** A folder of a test, with the number of the process that made it. */
const NAME = /^marquee-test-(\d+)-/;

export interface DataFolder {
  readonly path: string;
  /** Ends the PostgreSQL that runs on it, and removes whatever was made for it, wherever that is. */
  readonly remove: () => void;
}

/** A data folder of its own that the database's user may enter, and the end of it. */
export function dataFolder(name: string): DataFolder {
  const path = mkdtempSync(join(PARENT, `marquee-test-${process.pid}-${name}-`));
  chmodSync(path, 0o755);
  return { path, remove: () => removeData(path) };
}

/** Whether a folder exists and is this user's: no other user's may be removed. */
const isOurs = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.();

/** Removes what runs of this user left behind that were killed before they could. */
export function removeLeftBehind(): void {
  for (const name of readdirSync(PARENT)) {
    const maker = Number(NAME.exec(name)?.[1] ?? 0);
    const path = join(PARENT, name);
    if (maker > 0 && !isAlive(maker) && isOurs(path)) removeData(path);
  }
}
