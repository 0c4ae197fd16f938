import { existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** The programs of an installation with several machines; null where one is not installed. */
export interface Programs {
  readonly etcd: string | null;
  readonly patroni: string | null;
  readonly haproxy: string | null;
  readonly pgbouncer: string | null;
  /** The folder of the newest PostgreSQL of the system's packages. */
  readonly postgres: string | null;
}

/** Where programs are that a user's path may not have. */
const FOLDERS = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

const find = (name: string): string | null =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;

const byVersion = new Intl.Collator("en", { numeric: true });

/** Looks for them where Debian's packages put them. */
export function findPrograms(): Programs {
  const installed = globSync("/usr/lib/postgresql/*/bin/initdb").toSorted(byVersion.compare);
  const newest = installed.at(-1);
  return {
    etcd: find("etcd"),
    patroni: find("patroni"),
    haproxy: find("haproxy"),
    pgbouncer: find("pgbouncer"),
    postgres: newest === undefined ? null : dirname(newest),
  };
}

/** Which of them are missing, and what is done instead. */
export function describeMissing(programs: Programs): readonly string[] {
  const { etcd, patroni, haproxy, pgbouncer, postgres } = programs;
  const missing: string[] = [];
  if (!canElect(programs))
    missing.push(
      `${[etcd ? null : "etcd", patroni ? null : "patroni", postgres ? null : "postgresql"].filter(Boolean).join(", ")}: a primary with one standby that this proof promotes, instead of three under Patroni`,
    );
  if (haproxy === null) missing.push("haproxy: a forwarder of this proof instead");
  if (pgbouncer === null) missing.push("pgbouncer: every server connects directly");
  return missing;
}

/** Whether a cluster can elect its primary itself. */
export const canElect = ({ etcd, patroni, postgres }: Programs): boolean =>
  etcd !== null && patroni !== null && postgres !== null;
