import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { join } from "node:path";
import type pg from "pg";
import { recordedRelease } from "./recorded-release.ts";

const FOLDER = join(import.meta.dirname, "../../../migrations");

/** A migration of this release: its statements in their order, and what it is known under in a database. */
export type Migration = Pick<MigrationMeta, "sql" | "hash" | "folderMillis">;

/** The migrations that this release has, the first one first. */
export const allMigrations = (): readonly Migration[] =>
  readMigrationFiles({ migrationsFolder: FOLDER });

/** The tables of a database were made by another release of Marquee: not by the migrations that are here. */
export class OtherRelease extends Error {
  override readonly name = "OtherRelease";
  /** The newest release that has worked on it; null before the first one. */
  readonly release: string | null;
  constructor(release: string | null) {
    super(`the database holds tables of ${release ?? "another version of Marquee"}`);
    this.release = release;
  }
}

/** The migrations that a database lacks. Refuses one that other migrations have worked on. */
export async function pendingMigrations(
  client: pg.Client,
  migrations: readonly Migration[] = allMigrations(),
): Promise<readonly Migration[]> {
  const { rows: tables } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (!tables[0]?.known) return migrations;
  const { rows: applied } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  if (applied.some(({ hash }, index) => hash !== migrations[index]?.hash))
    throw new OtherRelease(await recordedRelease(client));
  return migrations.slice(applied.length);
}
