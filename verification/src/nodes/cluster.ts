import { postgresUser } from "@marquee/server/platform/database/system-user";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync } from "node:fs";
import pg from "pg";

/** A database of several machines, of which one is the primary. */
export interface DatabaseCluster {
  /** What it is, for the report. */
  readonly name: string;
  /** The port that leads to the primary, whichever that is. */
  readonly port: number;
  readonly password: string;
  /** Kills the primary and what would start it again, as when its machine loses power. */
  readonly killPrimary: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A random password of 128 bits, in hexadecimal digits that nothing has to quote. */
export const newPassword = (): string => randomBytes(16).toString("hex");

/** A folder that PostgreSQL's user may write into. */
export function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const user = postgresUser();
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}

/** The owner of the tables, no administrator, and their database; returns the address of both. */
export async function makeOwner({
  port,
  password,
}: Pick<DatabaseCluster, "port" | "password">): Promise<string> {
  const admin = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  admin.on("error", () => undefined);
  await admin.connect();
  const own = newPassword();
  await admin.query(`create role marquee login createrole password '${own}'`);
  await admin.query("create database marquee owner marquee");
  await admin.end();
  return `postgres://marquee:${own}@127.0.0.1:${port}/marquee`;
}
