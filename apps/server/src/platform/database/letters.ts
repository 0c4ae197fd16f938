import { is, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { PgText, type PgColumn } from "drizzle-orm/pg-core";

/** Text in the order of letters that users read, é beside e, whatever the case (LIST-S3), as indexes of lists have it. */
export const byLetters = (text: SQLWrapper): SQL => sql`${text} collate "und-x-icu"`;

/** That order as indexes of lists have it, which read it from either end (LIST-S2). */
export const byLettersDown = (text: SQLWrapper): SQL => sql`${byLetters(text)} desc nulls last`;

/** The key by which names are compared (WIRE-T3), as `nameKey` of the domain computes it. */
export const nameKeyOf = (name: SQLWrapper | string): SQL<string> =>
  sql<string>`marquee_name_key(${name})`;

/** Whether a column holds a name that looks like this one (WIRE-T3). Unique indexes hold the same. */
export const isNamed = (column: PgColumn, name: string): SQL =>
  sql`${nameKeyOf(column)} = ${nameKeyOf(name)}`;

/** A column in its order: by letters if it is text. */
export const inOrder = (column: PgColumn | SQL): SQL =>
  is(column, PgText) ? byLetters(column) : sql`${column}`;
