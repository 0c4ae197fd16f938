import type { Query } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { rowMapper } from "./row-mapper.ts";

/** A typed handle on one transaction. Handed out by `withScope` alone. */
export type Tx = NodePgDatabase;

/** Column names in the database are snake_case of the names in the schema files. */
export const dialect = new PgDialect({ casing: "snake_case" });

const MOST_NAMES = 1500;
/** Statements with more values hold one for each of many rows: every number of rows makes another text. */
const MOST_VALUES = 100;
const names = new Map<string, string>();

/**
 * A name for a statement that will be run again, so that PostgreSQL parses and plans it once a connection. Statements
 * beyond the limit stay nameless, and so do those without values, which may be several in one text, and those with very
 * many, which would use the names up (DB-23).
 */
function statementName({ sql, params }: Query): string | undefined {
  if (params.length === 0 || params.length > MOST_VALUES) return undefined;
  const known = names.get(sql);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = `marquee_${names.size}`;
  names.set(sql, name);
  return name;
}

export type Nothing = Record<string, never>;
export type Prepare = NodePgSession<Nothing, Nothing>["prepareQuery"];

class NamingSession extends NodePgSession<Nothing, Nothing> {
  override prepareQuery: Prepare = (query, fields, name, inArrayMode, mapper, ...rest) =>
    super.prepareQuery(
      query,
      fields,
      name ?? statementName(query),
      inArrayMode,
      mapper ?? (fields && rowMapper(fields)),
      ...rest,
    );
}

/** The typed handle on a connection. Making one costs next to nothing: a request makes one each transaction. */
export const typedTx = (client: pg.PoolClient | pg.Client): Tx =>
  new NodePgDatabase<Nothing>(dialect, new NamingSession(client, dialect, undefined), undefined);
