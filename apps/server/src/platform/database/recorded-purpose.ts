import type pg from "pg";

/** What a database is for, once a server has worked on it: real money, or the stand-ins'. */
export type Purpose = "production" | "rehearsal";

const SENTENCES: Readonly<Record<Purpose, string>> = {
  production:
    "The database at DATABASE_URL is a production's, with real money in its books: only a start with its keys may serve it. For a rehearsal restore a backup (npm run admin -- restore) into a database of its own.",
  rehearsal:
    "The database at DATABASE_URL is a rehearsal's, with the stand-ins' money in its books: only a start with REHEARSAL=1 may serve it. Name another database.",
};

/** A server of another mode has worked on the database. */
export class OtherPurpose extends Error {
  override readonly name = "OtherPurpose";

  constructor(purpose: Purpose) {
    super(SENTENCES[purpose]);
  }
}

/**
 * Records what the database is for, the first time that a server of a production or a rehearsal works on it, and refuses a
 * server of another mode from then on: play money never comes into real books, and no demonstration account into a
 * production (CONFIG-R5). The embedded mode records nothing. In turn, as migrations are.
 */
export async function claimPurpose(client: pg.Client, mode: Purpose | "embedded"): Promise<void> {
  if (mode !== "embedded")
    await client.query(
      "create table if not exists drizzle.marquee_purpose (purpose text not null, is_only boolean primary key default true check (is_only))",
    );
  const { rows: tables } = await client.query<{ exists: boolean }>(
    "select to_regclass('drizzle.marquee_purpose') is not null as exists",
  );
  if (!tables[0]?.exists) return;
  if (mode !== "embedded")
    await client.query(
      "insert into drizzle.marquee_purpose (purpose) values ($1) on conflict (is_only) do nothing",
      [mode],
    );
  const { rows } = await client.query<{ purpose: Purpose }>(
    "select purpose from drizzle.marquee_purpose",
  );
  const purpose = rows[0]?.purpose;
  if (purpose !== undefined && purpose !== mode) throw new OtherPurpose(purpose);
}
