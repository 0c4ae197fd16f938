import type pg from "pg";
import { RELEASE } from "../config/release.ts";

/** Whether a release such as `1.10.0` comes after another. */
export const isNewer = (release: string, than: string): boolean =>
  release.localeCompare(than, "en", { numeric: true }) > 0;

/** The newest release that has worked on this database, as it has recorded itself; null before the first one. */
export async function recordedRelease(client: pg.Client): Promise<string | null> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.marquee_release') is not null as exists",
  );
  if (!tables[0]?.exists) return null;
  const { rows } = await client.query<{ release: string }>(
    "select release from drizzle.marquee_release",
  );
  return rows[0]?.release ?? null;
}

/** Records that this release has worked on the database; an earlier one, rolled back to, records nothing. */
export async function recordRelease(client: pg.Client): Promise<void> {
  await client.query(
    "create table if not exists drizzle.marquee_release (release text not null, is_only boolean primary key default true check (is_only))",
  );
  const recorded = await recordedRelease(client);
  if (recorded !== null && !isNewer(RELEASE, recorded)) return;
  await client.query(
    "insert into drizzle.marquee_release (release) values ($1) on conflict (is_only) do update set release = excluded.release",
    [RELEASE],
  );
}
