import { inArray, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../database/typed.ts";
import { orderTerms } from "./list-order.ts";

/** Rows of which there may be too many to look through: an index has them by their age. */
export interface Aged {
  readonly from: PgTable;
  readonly id: PgColumn;
  readonly createdOn: PgColumn;
}

/** The most of the newest rows that are searched for what no index finds (LIST-Q6, SEARCH-F6). */
export const MOST_LOOKED_THROUGH = 10_000;

/** The first of these rows. The number is in the text, so that an index is read up to there. */
export const first = (rows: SQLWrapper, most: number): SQL =>
  sql`(${rows} limit ${sql.raw(String(most))})`;

/** The newest first, in the order of the index that lists are read by. */
export const newestFirst = ({ id, createdOn: column }: Aged): readonly SQL[] =>
  orderTerms({ sort: "createdOn", column, isDescending: true, isNeverEmpty: true, id });

/** The rows that are looked through for a text of which no word is long enough for the index. */
export const amongNewest = (
  tx: Tx,
  aged: Aged,
  visible: SQL | undefined,
  most = MOST_LOOKED_THROUGH,
): SQL =>
  inArray(
    aged.id,
    first(
      tx
        .select({ id: aged.id })
        .from(aged.from)
        .where(visible)
        .orderBy(...newestFirst(aged)),
      most,
    ),
  );
