import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Tx } from "../database/typed.ts";
import { first, MOST_LOOKED_THROUGH, newestFirst, type Aged } from "./among-newest.ts";
import { idsByIndex, type SearchedRows } from "./found-by-index.ts";

/** Rows that are searched by an index of their words, if they have one, or by their age. */
export interface Searched extends Aged {
  readonly rows?: SearchedRows;
  /** The ids of the rows, joined to whatever else is compared. */
  readonly joined?: { readonly where: (condition: SQL | undefined) => SQLWrapper };
}

/** The rows that hold a text, found once for a page and for what is counted beside it. */
export interface Hits extends Record<string, unknown> {
  readonly ids: readonly string[];
  /** There are rows that were not compared, so that more may hold the text than are found. */
  readonly isMore: boolean;
}

/** What the index finds and holds the text; null if it finds too many, which are not compared then. */
async function hitsByIndex(
  tx: Tx,
  { from, id }: Searched,
  found: SQL,
  fitting: SQL | undefined,
  most: number,
): Promise<readonly string[] | null> {
  const hits = tx
    .select({ id })
    .from(from)
    .where(and(sql`${id} in (select found.id from found)`, fitting));
  const { rows } = await tx.execute<{ ids: readonly string[] | null }>(sql`
    with found as materialized (select ${found} as id)
    select case when (select count(*) from found) <= ${most} then array${hits} end as ids`);
  return rows[0]?.ids ?? null;
}

/** Finds the rows that hold the text among the newest ones. */
async function hitsAmongNewest(
  tx: Tx,
  searched: Searched,
  visible: SQL | undefined,
  holds: SQL,
  most: number,
): Promise<Hits> {
  const { from, id } = searched;
  const newest = sql.join([...newestFirst(searched)], sql`, `);
  // the subquery has the table's name, so that conditions on a row of the table apply to it
  const { rows } = await tx.execute<Hits>(sql`
    select coalesce(array_agg(${id}) filter (where nth <= ${most} and ${holds}), '{}') as ids, count(*) > ${most} as "isMore"
    from (
      select *, row_number() over (order by ${newest}) as nth from ${from} where ${visible ?? sql`true`}
      order by ${newest} limit ${sql.raw(String(most + 1))}
    ) ${from}`);
  return rows[0] ?? { ids: [], isMore: false };
}

/** Finds hits among the newest rows if columns of joined tables are compared, too. */
async function hitsAmongNewestJoined(
  tx: Tx,
  { from, id, joined, ...aged }: Searched & Required<Pick<Searched, "joined">>,
  visible: SQL | undefined,
  holds: SQL,
  most: number,
): Promise<Hits> {
  const newest = tx
    .select({ id })
    .from(from)
    .where(visible)
    .orderBy(...newestFirst({ from, id, ...aged }));
  const hits = joined.where(
    and(sql`${id} in ${first(sql`select newest.id from newest`, most)}`, holds),
  );
  const { rows } = await tx.execute<Hits>(sql`
    with newest as materialized ${first(newest, most + 1)}
    select array(${hits}) as ids, (select count(*) from newest) > ${most} as "isMore"`);
  return rows[0] ?? { ids: [], isMore: false };
}

/**
 * The rows among many that hold a text (LIST-Q5, LIST-Q6): of what the index finds; if it finds too many, or knows no such words,
 * of all that the filters leave; and if these are too many, of the newest of them.
 */
export async function findHits(
  tx: Tx,
  searched: Searched,
  q: string | undefined,
  visible: SQL | undefined,
  holds: SQL,
  most = MOST_LOOKED_THROUGH,
): Promise<Hits> {
  const found = searched.rows && idsByIndex(searched.rows, q, most + 1);
  const ids = found ? await hitsByIndex(tx, searched, found, and(visible, holds), most) : null;
  if (ids !== null) return { ids, isMore: false };
  const { joined } = searched;
  return joined
    ? hitsAmongNewestJoined(tx, { ...searched, joined }, visible, holds, most)
    : hitsAmongNewest(tx, searched, visible, holds, most);
}
