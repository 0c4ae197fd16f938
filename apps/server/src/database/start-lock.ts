import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** Whether a process of this number lives, whosever it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, "wx", 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    const holder = Number(readFileSync(file, "utf8"));
    if (Number.isInteger(holder) && holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Runs `work` while no other process of this data folder does. The lock of a process that was killed is
 * taken over; whoever waits longer than `patience` milliseconds is told who holds it.
 */
export async function withStartLock<T>(
  file: string,
  work: () => Promise<T>,
  patience = 60_000,
): Promise<T> {
  const until = Date.now() + patience;
  while (!take(file)) {
    if (Date.now() > until)
      throw new Error(
        `${file} is held by process ${readFileSync(file, "utf8")}; it has not finished starting the database.`,
      );
    await pause(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
