import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a column has one of these values: one value of the statement, whose text is the same however many they are (DB-23). */
export const isAmong = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])})`;
