import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { standInFor } from "./cluster-home.ts";
import { isAlive } from "./start-lock.ts";

const STOP_WITHIN_MS = 10_000;

/** Waits without yielding to other work: this also runs while a process ends. */
const rest = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** Ends the PostgreSQL that a killed server left running on this folder, at once: nothing of it is needed any more. */
function endPostgres(folder: string): void {
  const file = join(folder, "postgres", "postmaster.pid");
  if (!existsSync(file)) return;
  const [number, of] = readFileSync(file, "utf8").split("\n");
  // In a copy it is the number of the original's, which works on.
  if (of !== realpathSync(join(folder, "postgres"))) return;
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  process.kill(pid, "SIGQUIT");
  for (const until = Date.now() + STOP_WITHIN_MS; isAlive(pid); rest(20))
    if (Date.now() > until) throw new Error(`PostgreSQL ${pid} of ${folder} does not end`);
}

/** Removes a data folder with all that belongs to it, for tests: a PostgreSQL that runs on it, and its replacement. */
export function removeData(dataDir: string): void {
  for (const folder of [dataDir, standInFor(dataDir)]) {
    endPostgres(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
