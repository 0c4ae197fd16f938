import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds after which the process that created a lock is no longer about to write its number into it. */
const LONGEST_WRITE = 10_000;

/** Whether a process of this number lives, whosever it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** The holder of a lock, and since when; null if it was released meanwhile. */
function read(file: string): { readonly holder: string; readonly since: number } | null {
  try {
    return { holder: readFileSync(file, "utf8"), since: statSync(file).mtimeMs };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Whose holder is gone. One without a number was made by a process that writes it now, or was killed before that. */
function isAbandoned(file: string): boolean {
  const lock = read(file);
  if (lock === null) return false;
  const holder = Number(lock.holder);
  return holder > 0 ? !isAlive(holder) : Date.now() - lock.since > LONGEST_WRITE;
}

function make(file: string): boolean {
  try {
    const handle = openSync(file, "wx", 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function take(file: string): boolean {
  if (make(file)) return true;
  if (!isAbandoned(file)) return false;
  // One process at a time removes it: a second one would remove the lock of the process that acquired it next.
  const clearing = `${file}.clearing`;
  if (make(clearing)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    rmSync(clearing, { force: true });
  } else if (isAbandoned(clearing)) rmSync(clearing, { force: true });
  return false;
}

/**
 * Runs `work` while no other process of this data folder does. The lock of a process that was killed is
 * taken over; a caller that waits longer than `timeoutMs` milliseconds gets an error that names the holder.
 */
export async function withStartLock<T>(
  file: string,
  work: () => Promise<T>,
  timeoutMs = 60_000,
): Promise<T> {
  const until = Date.now() + timeoutMs;
  while (!take(file)) {
    if (Date.now() > until)
      throw new Error(
        `${file} is held by process ${read(file)?.holder ?? "after process"}; it has not finished starting the database.`,
      );
    await pause(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
