import { sql, type SQL } from "drizzle-orm";
import { NodePgDatabase, NodePgSession } from "drizzle-orm/node-postgres";
import type { SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import pg from "pg";
import { rowMapper } from "./row-mapper.ts";
import { dialect, type Nothing, type Prepare, type Tx } from "./typed.ts";

/** A session on no connection, which keeps what it is to prepare. */
class BuildingSession extends NodePgSession<Nothing, Nothing> {
  text = "";
  fields: SelectedFieldsOrdered = [];

  override prepareQuery: Prepare = (query, fields = [], ...rest) => {
    if (query.params.length > 0)
      throw new Error(`a selection that is built once holds no values: ${query.sql}`);
    this.text = query.sql;
    this.fields = fields;
    return super.prepareQuery(query, fields, ...rest);
  };
}

interface Preparable {
  readonly prepare: (name: string) => unknown;
}

/** Builds the text of a selection once, since forty columns take long. The condition with the tenant filter is built each time. */
export function buildSelection<Row>(
  select: (tx: Tx) => Preparable & PromiseLike<readonly Row[]>,
): (tx: Tx, condition: SQL) => Promise<readonly Row[]> {
  const session = new BuildingSession(new pg.Client(), dialect, undefined);
  select(new NodePgDatabase<Nothing>(dialect, session, undefined)).prepare("");
  const { text, fields } = session;
  const selection = sql.raw(`${text} where `);
  const mapRows = rowMapper(fields);
  if (!mapRows) throw new Error(`a selection that is built once is flat: ${text}`);
  return (tx, condition) =>
    tx._.session
      .prepareQuery<{ execute: readonly Row[]; all: unknown; values: unknown }>(
        dialect.sqlToQuery(sql`${selection}${condition}`),
        fields,
        undefined,
        true,
        mapRows as (rows: unknown[][]) => readonly Row[],
      )
      .execute();
}
