import { is, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { PgText, type PgColumn } from "drizzle-orm/pg-core";

/**
 * Text in the order of letters that users read, wherever the database was made: é beside e, whatever the case
 * (LIST-S3). Indexes that a list is read by are in this order, too.
 */
export const byLetters = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;

/** A column in its order: by letters if it is text. */
export const inOrder = (column: PgColumn | SQL): SQL =>
  is(column, PgText) ? byLetters(column) : sql`${column}`;
