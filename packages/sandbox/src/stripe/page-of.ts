import type { QueryResultRow } from "pg";
import { firstRow, type Queryable } from "../database/queryable.ts";
import { text, wholeNumber, type Form } from "./form.ts";
import { invalidRequest, missing } from "./stripe-error.ts";

export type ListedTable =
  | "stripe_customer"
  | "stripe_dispute"
  | "stripe_event"
  | "stripe_payment_intent"
  | "stripe_payment_method"
  | "stripe_refund";

export interface Listing<Row> {
  readonly table: ListedTable;
  /** Column → value; an undefined value filters nothing. */
  readonly where: Readonly<Record<string, string | undefined>>;
  readonly url: string;
  readonly view: (row: Row) => object;
}

async function selectSeq(db: Queryable, table: ListedTable, id: string): Promise<string> {
  const row = await firstRow<{ seq: string }>(
    db,
    `select seq from sandbox.${table} where id = $1`,
    [id],
  );
  if (!row) throw missing("object", id, "starting_after");
  return row.seq;
}

/** The fields that every list takes. */
export const PAGE = ["ending_before", "limit", "starting_after"] as const;

/** A page of a list, newest first: `limit` (1–100, 10), `starting_after`, `ending_before`. */
export async function listPage<Row extends QueryResultRow>(
  db: Queryable,
  form: Form,
  listing: Listing<Row>,
) {
  const limit = wholeNumber(form, "limit") ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidRequest("Invalid limit: must be between 1 and 100", { param: "limit" });
  const [after, before] = [text(form, "starting_after"), text(form, "ending_before")];
  const conditions: string[] = [];
  const values: unknown[] = [];
  const add = (condition: string, value: unknown) =>
    conditions.push(`${condition} $${values.push(value)}`);
  for (const [column, value] of Object.entries(listing.where))
    if (value !== undefined) add(`${column} =`, value);
  if (after) add("seq <", await selectSeq(db, listing.table, after));
  if (before) add("seq >", await selectSeq(db, listing.table, before));
  const where = conditions.length ? `where ${conditions.join(" and ")}` : "";
  const order = before ? "asc" : "desc";
  const { rows } = await db.query<Row>(
    `select * from sandbox.${listing.table} ${where} order by seq ${order} limit ${limit + 1}`,
    values,
  );
  const page = rows.slice(0, limit);
  if (before) page.reverse();
  return {
    object: "list",
    url: listing.url,
    has_more: rows.length > limit,
    data: page.map(listing.view),
  };
}
