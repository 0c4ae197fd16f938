import type { QueryResult, QueryResultRow } from "pg";

/** What a query needs: a pool, or one connection inside a transaction. */
export interface Queryable {
  query<Row extends QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

/** The first row, or undefined. */
export async function firstRow<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> {
  return (await db.query<Row>(text, values)).rows[0];
}

/** The only row of a statement that always gives one (`insert … returning`, `count(*)`). */
export async function onlyRow<Row extends QueryResultRow>(
  db: Queryable,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row> {
  const row = await firstRow<Row>(db, text, values);
  if (!row) throw new Error("a statement that always answers one row answered none");
  return row;
}
