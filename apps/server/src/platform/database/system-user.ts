import { spawnSync } from "node:child_process";
import { userInfo } from "node:os";

/** PostgreSQL refuses to run as root, so as root its processes belong to another user of the machine. */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

function findSystemUser(name: string): SystemUser | null {
  const readId = (flag: string) => spawnSync("id", [flag, name], { encoding: "utf8" });
  const [uid, gid] = [readId("-u"), readId("-g")];
  if (uid.status !== 0 || gid.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** The system user that runs PostgreSQL: null for our own, else the first of the users that every Unix has. */
export function postgresUser(): SystemUser | null {
  if (process.platform === "win32" || userInfo().uid !== 0) return null;
  const user = findSystemUser("postgres") ?? findSystemUser("nobody");
  if (!user)
    throw new Error(
      "Running as root, and there is no user `postgres` or `nobody` to run PostgreSQL as.",
    );
  return user;
}

/** Whether that user can reach a file or folder: a parent that only root may enter hides all below it. */
export function canReach(user: SystemUser | null, path: string): boolean {
  if (!user) return true;
  return spawnSync("test", ["-r", path], { uid: user.uid, gid: user.gid }).status === 0;
}
