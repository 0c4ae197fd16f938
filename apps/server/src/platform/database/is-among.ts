import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column has one of these values: one value of the statement, whose text is the same however many they are (DB-23). */
export const isAmong = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;

/** Whether a column has one of the values that a query finds. It runs once, so that a limit of locked rows is one (DB-24). */
export const isAmongFound = (column: PgColumn, query: SQLWrapper): SQL =>
  sql`${column} = any(array${query})`;
