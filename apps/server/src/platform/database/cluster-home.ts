import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { refuseForeign } from "./foreign-folder.ts";
import { makeFolder } from "./make-folder.ts";
import { postgresHome } from "./postgres-binaries.ts";
import { canReach, postgresUser, type SystemUser } from "./system-user.ts";

export interface ClusterHome {
  readonly user: SystemUser | null;
  /** Where the cluster's files are. */
  readonly data: string;
  /** Where `bin/initdb`, `bin/pg_ctl` and `bin/postgres` are. */
  readonly programs: string;
  /** Logged once at start if the data could not be stored in the folder that was asked for. */
  readonly notice: string | null;
}

function ownFolder(folder: string, user: SystemUser | null, mode: number): string {
  makeFolder(folder);
  chmodSync(folder, mode);
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** A folder any user can enter, named after the data folder it replaces, so that the next start finds it. */
export function standInFor(dataDir: string): string {
  const name = `marquee-${createHash("sha256").update(dataDir).digest("hex").slice(0, 12)}`;
  return join(existsSync("/var/lib") ? "/var/lib" : tmpdir(), name);
}

function reachableFolder(dataDir: string): string {
  const folder = standInFor(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}

/** Copies a folder, which is there once it is whole: no server that starts beside sees half of it, or what a kill left. */
function copyWhole(from: string, to: string): void {
  const draft = mkdtempSync(`${to}-`);
  chmodSync(draft, 0o755);
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was quicker.
    if (!existsSync(to)) throw error;
  }
}

/**
 * Where the cluster lives and which programs run it. As root, PostgreSQL runs as another user; a folder that
 * user cannot enter (a parent with mode 0700) is replaced by one it can, and the notice reports it.
 */
export function clusterHome(dataDir: string): ClusterHome {
  const user = postgresUser();
  makeFolder(dataDir);
  const installed = postgresHome();
  const reachesData = canReach(user, dataDir);
  const reachesPrograms = canReach(user, join(installed, "bin", "postgres"));
  const fallback = reachesData && reachesPrograms ? null : reachableFolder(dataDir);
  let programs = installed;
  if (!reachesPrograms && fallback) {
    programs = join(fallback, "programs");
    if (!existsSync(programs)) copyWhole(installed, programs);
  }
  if (reachesData || !fallback) refuseForeign(dataDir, join(dataDir, "postgres"));
  const data = ownFolder(
    join(reachesData || !fallback ? dataDir : fallback, "postgres"),
    user,
    0o700,
  );
  const notice =
    reachesData || !fallback
      ? null
      : `${dataDir} lies in a folder that only root may enter; the database is stored in ${fallback} instead.`;
  return { user, data, programs, notice };
}
